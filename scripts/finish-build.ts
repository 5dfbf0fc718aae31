// Completes and checks the site that Gatsby has built:
// node -r ./tools/project/register-typescript.cjs scripts/finish-build.ts FOLDER
import { buildCheatsheet } from '../src/reference/build/cheatsheet/build-cheatsheet';
import { readDescription, readOperations } from '../src/reference/build/read-operations';
import { finishSite } from '../src/output/build/finish-site';
import { searchOrigins } from '../src/search/shared/origins';
import { product } from '../src/site/config/product';
import { siteConfig } from '../src/site/config/site-config';

const { operations } = readOperations();
void finishSite(process.argv[2] ?? 'public', {
  cheatsheet: operations.length > 0 ? buildCheatsheet(operations, product) : undefined,
  description: readDescription(),
  searchOrigins: searchOrigins(siteConfig.search),
}).then((exitCode) => (process.exitCode = exitCode));
