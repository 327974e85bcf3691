// site.mjs REFEREE HOME: pages of the web site in HOME/site, on a telephone and on a desktop, in the light and in the dark: what axe-core says
// about them, whether they are as wide as the screen, whether anything is fetched.
import {execFileSync} from "node:child_process";
import {readFileSync} from "node:fs";
import {createRequire} from "node:module";
import {join} from "node:path";
import {close, desktop, finish, home, open, phone, referee, same, test} from "./support.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
execFileSync("python3", ["src/site/build.py", referee, join(home, "site")]);

const pages = ["index.html", "codes/index.html", "codes/cyclades.bid-other-god.html", "codes/log.turn.html", "codes/myriath.connect.html",
               "games/index.html", "games/cyclades.html", "games/myriath.html", "manual/index.html", "manual/referee-tutorial.html",
               "manual/referee-glossary.html", "manual/referee-record.html", "manual/referee-ci.html", "manual/referee-mytikas.html"];
for (const [name, options] of [["telephone", {...phone, colorScheme: "dark"}], ["desktop", {...desktop, colorScheme: "light"}]])
    for (const file of pages)
        await test(`${file} on a ${name}`, async () => {
            const page = await open(join(home, "site", file), options);
            same(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true, "no wider than the screen");
            await page.evaluate(axe);
            const {violations} = await page.evaluate(() => axe.run({preload: false}));
            same(violations.map(one => `${one.id}: ${one.nodes[0].html.slice(0, 120)}`), [], "axe");
            same(page.noise, [], "noise");
            await close(page);
        });
// The site takes names, groups and quotes out of pictures and has one style sheet for all: they must look as the program draws them.
for (const colorScheme of ["light", "dark"])
    for (const code of ["cyclades.march-chain", "mykerinos.extend-two", "myriath.connect", "myst.walk-far", "mytikas.step"])
        await test(`the picture of ${code} is as the program draws it, ${colorScheme}`, async () => {
            const page = await open(join(home, "site/codes", code + ".html"), {...desktop, colorScheme});
            const seen = await page.locator("figure").screenshot();
            const record = `scenarios/${code.split(".")[0]}/illegal/${code}.yaml`;
            const drawn = execFileSync(referee, ["show", "--svg", record]).toString().replace(/<\?xml.*\?>/, "")
                .replace(/width='(\d+)' height='\d+'/, "style='max-width:$1px'");
            await page.evaluate(drawn => {
                document.querySelector("link").remove();
                document.querySelector("figure").innerHTML = drawn;
            }, drawn);
            await page.addStyleTag({path: "src/site/site.css"});
            same((await page.locator("figure").screenshot()).equals(seen), true, "the same");
            await close(page);
        });
await finish();
