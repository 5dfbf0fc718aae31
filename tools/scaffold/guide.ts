import { blank } from '../content-rules/check-blanks';
import { GUIDE_LANGUAGES, GUIDE_STEPS } from './guide-code';
import { diagramPart, picturePart } from './parts';
import { join, opening, relatedPages, section, type PageContext } from './skeleton';
import { ScaffoldError } from './types';
import { allowedNames } from './values';

/**
 * @param languages in which the samples of a how-to are wanted, beside bash
 * @throws ScaffoldError for a language in which guides cannot be followed, and for pages that are none
 */
export function checkLanguages(languages: readonly string[], isGuide: boolean): void {
  const known = Object.keys(GUIDE_LANGUAGES);
  for (const language of languages)
    if (!known.includes(language))
      throw new ScaffoldError(`--languages: found "${language}"; ${allowedNames(language, known)}.`);
  if (languages.length > 0 && !isGuide)
    throw new ScaffoldError('--languages is for how-tos, whose samples check:guides follows in each language.');
}

/**
 * The body of a how-to. It already runs: it starts a meeting, sends a layout, reads the meeting and takes the layout
 * back, in bash and the languages that are wanted. `expectedGuide` says what comes of it.
 */
export function guideBody({ kind, options, near }: PageContext): string {
  const textOf = (name: string): string | undefined => kind.headings.find((one) => one.name === name)?.write;
  const languages = ['bash', ...options.languages];
  const programs = languages.length > 1 ? [programsNote(options.languages)] : [];
  return join([
    opening(kind),
    ...(options.diagram ? [diagramPart()] : []),
    section('What you need', textOf('What you need')),
    ...programs,
    `## Steps\n\n<Steps>`,
    '1. **Start a meeting.**',
    samples('start', languages, '   '),
    `   ${blank('what the reader sees; delete what the page does not need')}`,
    `2. **${blank('what the reader does with your call, as an order')}.**`,
    samples('call', languages, '   '),
    `   ${blank('what changes')}`,
    '</Steps>',
    picturePart(),
    section('Check that it worked', textOf('Check that it worked')),
    samples('check', languages),
    section('Variations', textOf('Variations')),
    section('Undo', textOf('Undo')),
    samples('undo', languages),
    relatedPages(near),
  ]);
}

/** What the body brings about, as an entry of `expected.yaml`. */
export function expectedGuide(id: string): string {
  return `${id}:
  calls:
    - POST /rooms 201
    - POST /rooms/KEY/layout 200
    - GET /rooms/KEY 200
    - POST /rooms/KEY/layout 200
  shown: { spots: [mara, '', '', ''] }
  undone: { spots: [mara] }
`;
}

function programsNote(languages: readonly string[]): string {
  const files = languages.map((name) => `\`${GUIDE_LANGUAGES[name]?.file}\``).join(', ');
  return `In bash, paste each block. Otherwise, add each block to one file: ${files}.`;
}

/** A step in all languages: one fence, or a tab for each. */
function samples(step: keyof typeof GUIDE_STEPS, languages: readonly string[], indent = ''): string {
  const { output, code } = GUIDE_STEPS[step];
  const fences = languages.map((name) => ({
    name,
    text: fence(GUIDE_LANGUAGES[name]?.fence ?? name, code[name] ?? ''),
  }));
  const all =
    fences.length === 1
      ? fences.map(({ text }) => text)
      : [
          '<Tabs groupId="language">',
          ...fences.flatMap(({ name, text }) => [
            `<TabItem value="${name}" label="${GUIDE_LANGUAGES[name]?.label ?? name}">`,
            text,
            '</TabItem>',
          ]),
          '</Tabs>',
        ];
  const blocks = output === undefined ? all : [...all, fence('text title="Output"', output)];
  return blocks
    .join('\n\n')
    .split('\n')
    .map((line) => (line === '' ? '' : indent + line))
    .join('\n');
}

const fence = (info: string, code: string): string => `\`\`\`${info}\n${code.trim()}\n\`\`\``;
