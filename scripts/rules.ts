// npm run rules: writes what CONTRIBUTING.md and maintaining/fields.md say about the rules of content.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fillMarked, RULE_DOCUMENTS, ruleTexts } from '../tools/rules/rule-texts';

const texts = ruleTexts();
for (const document of RULE_DOCUMENTS) writeFileSync(document, fillMarked(readFileSync(document, 'utf8'), texts));
execFileSync(process.execPath, [require.resolve('prettier/bin/prettier.cjs'), '--write', ...RULE_DOCUMENTS], {
  stdio: 'inherit',
});
