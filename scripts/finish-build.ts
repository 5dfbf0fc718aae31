// Finishes and checks the site that Gatsby has built: node -r @swc-node/register scripts/finish-build.ts FOLDER
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readDescription } from '../src/node/api/read-operations';
import { checkSite } from '../src/node/checks/check-site';
import { buildHeaderRules } from '../src/node/finish/headers';
import { openSearchXml, renameSitemap, robotsText } from '../src/node/finish/site-files';
import { siteConfig } from '../src/site/config/site-config';

const folder = process.argv[2] ?? 'public';
renameSitemap(folder);
writeFileSync(join(folder, 'robots.txt'), robotsText(siteConfig));
writeFileSync(join(folder, 'opensearch.xml'), openSearchXml(siteConfig));

const description = readDescription();
if (description) {
  writeFileSync(join(folder, 'openapi.yaml'), description);
  writeFileSync(join(folder, 'openapi.json'), `${JSON.stringify(parse(description), null, 2)}\n`);
}
const { pages, problems } = checkSite(folder);
const rules = buildHeaderRules(
  { scripts: pages.flatMap(({ facts }) => facts.inlineScripts), styles: pages.flatMap(({ facts }) => facts.inlineStyles) },
  { tag: siteConfig.tagManager?.host, search: [] },
);
writeFileSync(join(folder, 'headers.json'), `${JSON.stringify(rules, null, 2)}\n`);

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else {
  console.log(`✓ ${pages.length} pages: links, anchors, files and ids are in order.`);
}
