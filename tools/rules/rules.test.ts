import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { describeFields } from './describe-fields';
import { dataSchemas } from '../editors/data-schemas';
import { fillMarked, markersOf, RULE_DOCUMENTS, ruleTexts } from './rule-texts';

/** Tables without the spaces that Prettier adds. */
const plain = (text: string): string =>
  text
    .replace(/-{3,}/g, '---')
    .replace(/ *\| */g, '|')
    .replace(/\n{2,}/g, '\n');

test.each(RULE_DOCUMENTS)('%s says what the rules are (npm run schemas writes it)', (name) => {
  const document = readFileSync(name, 'utf8');
  expect(markersOf(document).length).toBeGreaterThan(0);
  expect(plain(document)).toBe(plain(fillMarked(document, ruleTexts())));
});

test('every text has a marker, and every data file a schema', () => {
  const markers = RULE_DOCUMENTS.flatMap((name) => markersOf(readFileSync(name, 'utf8')));
  expect(markers.sort()).toEqual(Object.keys(ruleTexts()).sort());
  const files = readdirSync('content/data').filter((name) => name.endsWith('.yaml'));
  expect(files.filter((name) => !(name in dataSchemas))).toEqual([]);
});

test('a comment of a data file leads to a document that has what it promises', () => {
  const files = readdirSync('content/data').filter((name) => name.endsWith('.yaml'));
  const texts = files.map((name) => readFileSync(`content/data/${name}`, 'utf8'));
  const sections = texts.flatMap((text) => [...text.matchAll(/"([^"\n]+)" in (\S+\.md)/g)]);
  expect(sections.length).toBeGreaterThan(0);
  for (const [, heading = '', document = ''] of sections)
    expect(readFileSync(document, 'utf8')).toMatch(new RegExp(`^#+ ${heading}$`, 'm'));
});

test('describes fields, those of entries and of keys, values, what is needed, and meanings', () => {
  const schema = z.record(
    z.string(),
    z.array(
      z.discriminatedUnion('type', [
        z.strictObject({ type: z.literal('a'), to: z.string().startsWith('/').describe('Where | it leads.') }),
        z.strictObject({ type: z.literal('b'), size: z.int().min(1).max(3).default(2), list: z.array(z.url()).max(2) }),
      ]),
    ),
  );
  expect(plain(describeFields(schema))).toBe(
    plain(`| Field | Value | Needed | Meaning |
|---|---|---|---|
| \`KEY[].type\` | \`a\` | yes |  |
| \`KEY[].to\` | a path that begins with / | yes | Where \\| it leads. |
| \`KEY[].type\` | \`b\` | yes |  |
| \`KEY[].size\` | a number from 1 up to 3 | no; otherwise \`2\` |  |
| \`KEY[].list\` | a list up to 2 of texts | yes |  |`),
  );
});

test('a marker without a text is an error', () => {
  expect(() => fillMarked('<!-- rules: none -->\n<!-- end of rules -->', { kinds: '' })).toThrow('allowed: kinds');
});
