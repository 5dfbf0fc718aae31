// npm run schemas: writes the JSON Schemas and types by which editors know the content.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCHEMAS_FOLDER, schemaFiles } from '../tools/editors/documents';
import { counted } from '../src/site/counted';

const files = schemaFiles();
mkdirSync(SCHEMAS_FOLDER, { recursive: true });
for (const name of readdirSync(SCHEMAS_FOLDER)) if (!(name in files)) rmSync(join(SCHEMAS_FOLDER, name));
for (const [name, text] of Object.entries(files)) writeFileSync(join(SCHEMAS_FOLDER, name), text);
console.log(`✓ ${counted(Object.keys(files).length, 'file')} in ${SCHEMAS_FOLDER}`);
