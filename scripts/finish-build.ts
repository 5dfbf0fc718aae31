// Completes and checks the site that Gatsby has built:
// node -r ./tools/project/register-typescript.cjs scripts/finish-build.ts FOLDER
import { readTexts } from '../src/reference/build/cheatsheet/read-texts';
import { readDescription, readOperations } from '../src/reference/build/read-operations';
import { finishSite } from '../src/output/build/finish-site';
import { searchOrigins } from '../src/search/shared/origins';
import { keep, recall } from '../src/site/build/remember';
import { product } from '../src/site/config/product';
import { siteConfig } from '../src/site/config/site-config';

const { operations, digest } = readOperations();
void finishSite(process.argv[2] ?? 'public', {
  cheatsheet: operations.length > 0 ? readCheatsheet() : undefined,
  description: readDescription(),
  searchOrigins: searchOrigins(siteConfig.search),
}).then((exitCode) => (process.exitCode = exitCode));

/** Loading the library that writes PDF files and its fonts takes longer than checking the site. */
async function readCheatsheet(): Promise<Uint8Array> {
  const inputs = [digest, readTexts(product), product, siteConfig.footer.year];
  const known = recall<string>('cheatsheet', inputs);
  if (known !== undefined) return Buffer.from(known, 'base64');
  const { buildCheatsheet } = await import('../src/reference/build/cheatsheet/build-cheatsheet');
  const pdf = await buildCheatsheet(operations, product);
  keep('cheatsheet', inputs, pdf.toString('base64'));
  return pdf;
}
