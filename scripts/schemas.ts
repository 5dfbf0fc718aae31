// npm run schemas: writes the JSON Schemas and types by which editors know the content, and what CONTRIBUTING.md and
// maintaining/fields.md say about its rules.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCHEMAS_FOLDER, schemaFiles } from '../tools/editors/documents';
import { counted } from '../src/site/counted';
import { fillMarked, RULE_DOCUMENTS, ruleTexts } from '../tools/rules/rule-texts';

const files = schemaFiles();
mkdirSync(SCHEMAS_FOLDER, { recursive: true });
for (const name of readdirSync(SCHEMAS_FOLDER)) if (!(name in files)) rmSync(join(SCHEMAS_FOLDER, name));
for (const [name, text] of Object.entries(files)) writeFileSync(join(SCHEMAS_FOLDER, name), text);
console.log(`✓ ${counted(Object.keys(files).length, 'file')} in ${SCHEMAS_FOLDER}`);

const texts = ruleTexts();
for (const document of RULE_DOCUMENTS) writeFileSync(document, fillMarked(readFileSync(document, 'utf8'), texts));
const prettier = require.resolve('prettier/bin/prettier.cjs');
execFileSync(process.execPath, [prettier, '--write', ...RULE_DOCUMENTS], { stdio: 'inherit' });
