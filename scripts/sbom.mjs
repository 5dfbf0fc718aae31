// npm run sbom: writes the bill of materials of a release to .tmp/sbom.cdx.json.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root } from '../tools/project/bootstrap.mjs';
import { readSbom } from '../tools/project/sbom.mjs';

const file = join('.tmp', 'sbom.cdx.json');
try {
  mkdirSync(join(root, '.tmp'), { recursive: true });
  writeFileSync(join(root, file), readSbom(root));
} catch (error) {
  fail(error.message);
}
console.log(`✓ ${file}`);
