# Validates records against their game's schema with python3-jsonschema, reading YAML as editors do (YAML 1.2 core words).
import json
import re
import sys

import jsonschema
import yaml


class CoreLoader(yaml.SafeLoader):
    """Plain words are numbers, truth values and nothing only as YAML 1.2 has it; keys are always text."""


CoreLoader.yaml_implicit_resolvers = {}
for tag, pattern, first in [
    ('tag:yaml.org,2002:bool', r'^(?:true|True|TRUE|false|False|FALSE)$', 'tTfF'),
    ('tag:yaml.org,2002:null', r'^(?:~|null|Null|NULL|)$', ['~', 'n', 'N', '']),
    ('tag:yaml.org,2002:int', r'^[-+]?[0-9]+$', '-+0123456789'),
    ('tag:yaml.org,2002:float', r'^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$', '-+.0123456789'),
]:
    CoreLoader.add_implicit_resolver(tag, re.compile(pattern), list(first))
CoreLoader.add_constructor('tag:yaml.org,2002:int', lambda loader, node: int(node.value))
CoreLoader.add_constructor('tag:yaml.org,2002:float', lambda loader, node: float(node.value))


def construct_map(loader, node):
    made = {}
    for key, value in node.value:
        made[key.value] = loader.construct_object(value, deep=True)
    return made


CoreLoader.add_constructor('tag:yaml.org,2002:map', construct_map)


def documents(path):
    with open(path, encoding='utf-8') as file:
        return [each for each in yaml.load_all(file, Loader=CoreLoader)]


def closed(schema):
    """The schema with no other keys than it lists."""
    if isinstance(schema, list):
        return [closed(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    made = {key: closed(value) for key, value in schema.items()}
    if isinstance(made.get('properties'), dict) and 'type' in made:
        made.setdefault('additionalProperties', False)
    return made


def validator(path, change=lambda schema: schema):
    with open(path, encoding='utf-8') as file:
        schema = change(json.load(file))
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


def first_fault(check, record):
    fault = jsonschema.exceptions.best_match(check.iter_errors(record))
    return fault and '/'.join(map(str, fault.absolute_path)) + ': ' + fault.message[:160]
