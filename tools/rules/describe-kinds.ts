import { allowedWords } from '../content-rules/check-shape';
import type { PageKind, PageRules } from '../content-rules/page-kinds';
import { PARTS } from '../content-rules/page-kinds-schema';

/** What all pages, and those of each kind, must have, as Markdown. */
export function describeKinds(rules: PageRules): string {
  const { limits, kinds, addresses, marketing } = rules;
  const rows = kinds.map((kind) => [
    `\`${kind.key}\``,
    wordsOf(kind, rules),
    [
      ...kind.parts.map((part) => PARTS[part]),
      ...(kind.truncate ? ['`{/* truncate */}` after the first paragraph'] : []),
    ]
      .map((text) => text.replace(/<(\w+)>/g, '`<$1>`'))
      .join(', '),
    kind.headings.map(({ name }) => name).join(', '),
    addresses
      .filter((address) => address.kind === kind.key)
      .map(({ path }) => `\`${path.replaceAll('|', '\\|')}\``)
      .join(', '),
  ]);
  const table = [
    ['Kind', 'Words', 'Parts', 'Headings', 'Addresses (the first match counts)'],
    ['---', '---', '---', '---', '---'],
    ...rows,
  ].map((cells) => `| ${cells.join(' | ')} |`);
  const [[least, most], [fewest, highest]] = [limits.description, limits.tags];
  const { paragraphCharacters, sentenceWords, pages } = limits.repeats;
  return [
    `- A description has ${least} to ${most} characters, and no other page has it. Docs and posts have ${fewest} to ${highest} tags, each once.`,
    `- A sentence has at most ${limits.sentenceWords} words. One of ${sentenceWords} words or more is on at most ${pages} pages, and a paragraph of ${paragraphCharacters} characters or more on one.`,
    `- A code fence has at most ${limits.fenceLines} lines. A diagram has \`accTitle\` and \`accDescr\`.`,
    `- Titles, descriptions and prose have none of the words ${marketing.words.join(', ')}.`,
    '',
    `Words are those to aim at; in brackets, what the check allows.`,
    '',
    ...table,
  ].join('\n');
}

function wordsOf({ words, tableWords }: PageKind, { limits }: PageRules): string {
  if (!words) return 'any';
  const [least, most] = allowedWords(words, limits.tolerance);
  return `${words[0]} to ${words[1]} (${least} to ${most})${tableWords ? '' : ', without tables'}`;
}
