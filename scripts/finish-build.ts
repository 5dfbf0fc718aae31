// Finishes and checks the site that Gatsby has built: node -r @swc-node/register scripts/finish-build.ts FOLDER
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readDescription, readOperations } from '../src/api/build/read-operations';
import { buildCheatsheet } from '../src/api/build/cheatsheet/build-cheatsheet';
import { checkBudgets } from '../src/output/build/budgets';
import { checkSite } from '../src/output/build/check-site';
import { env } from '../src/site/build/env';
import { buildHeaderRules, DIALOG_LOGO_STYLE } from '../src/output/build/headers';
import { openSearchXml, renameSitemap, robotsText } from '../src/output/build/site-files';
import { product } from '../src/site/config/product';
import { routes } from '../src/site/routes';
import { siteConfig } from '../src/site/config/site-config';
import { searchOrigins } from '../src/search/shared/origins';

async function finish(): Promise<void> {
  const folder = process.argv[2] ?? 'public';
  renameSitemap(folder);
  writeFileSync(join(folder, 'robots.txt'), robotsText(siteConfig));
  writeFileSync(join(folder, 'opensearch.xml'), openSearchXml(siteConfig));

  const { operations } = readOperations();
  if (operations.length > 0)
    writeFileSync(join(folder, routes.cheatsheet().slice(1)), await buildCheatsheet(operations, product));
  const description = readDescription();
  if (description) {
    writeFileSync(join(folder, 'openapi.yaml'), description);
    writeFileSync(join(folder, 'openapi.json'), `${JSON.stringify(parse(description), null, 2)}\n`);
  }
  const { pages, problems: faults } = checkSite(folder);
  const { problems: heavy, docScripts, largestPage } = checkBudgets(folder, env.chromiumPath === undefined);
  const problems = [...faults, ...heavy];
  const rules = buildHeaderRules(
    {
      scripts: pages.flatMap(({ facts }) => facts.inlineScripts),
      styles: [...pages.flatMap(({ facts }) => facts.inlineStyles), DIALOG_LOGO_STYLE],
      writesStyles: pages.some(({ facts }) => facts.hasLiveDiagram),
    },
    { tag: siteConfig.tagManager?.host, search: searchOrigins(siteConfig.search) },
  );
  writeFileSync(join(folder, 'headers.json'), `${JSON.stringify(rules, null, 2)}\n`);

  if (problems.length > 0) {
    console.error(problems.join('\n'));
    process.exitCode = 1;
  } else {
    console.log(
      `✓ ${pages.length} pages: links, anchors, files and ids are in order. All scripts of a docs page: ${kilobytes(docScripts)}, heaviest budgeted page: ${kilobytes(largestPage)}, after gzip.`,
    );
  }
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

void finish();
