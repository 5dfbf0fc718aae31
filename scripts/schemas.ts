// npm run schemas: writes the JSON Schemas, types and the list of fields by which editors and authors know the content.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemaFiles, SCHEMAS_FOLDER } from '../tools/editors/schema-files';

const files = schemaFiles();
mkdirSync(SCHEMAS_FOLDER, { recursive: true });
for (const name of readdirSync(SCHEMAS_FOLDER))
  if (!(join(SCHEMAS_FOLDER, name) in files)) rmSync(join(SCHEMAS_FOLDER, name));
for (const [path, text] of Object.entries(files)) {
  writeFileSync(path, text);
  console.log(`✓ ${path}`);
}
