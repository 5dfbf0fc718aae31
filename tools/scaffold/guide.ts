import { blank } from '../content-rules/check-blanks';
import { callCode, EXAMPLE_CALL, findCall, ROOM, type GuideCall } from './guide-call';
import { CHECK_ROOM_STEP, CHECK_STEP, GUIDE_LANGUAGES, START_STEP, UNDO_STEP, type GuideStep } from './guide-code';
import { diagramPart, picturePart } from './parts';
import type { ScaffoldOptions } from './arguments';
import { join, opening, relatedPages, section, type PageContext } from './skeleton';
import { ScaffoldError, type ScaffoldProject } from './types';
import { allowedNames } from './values';

/** What the samples of a how-to do. */
export interface GuidePlan {
  readonly call: GuideCall;
  /** Whether the samples take back what the call has changed. */
  readonly undo: boolean;
}

/**
 * @returns undefined for a page that is no how-to
 * @throws ScaffoldError for a call that no how-to can make, and for options that only how-tos have
 */
export function planGuide(
  { call, undo, languages }: ScaffoldOptions,
  isGuide: boolean,
  { operations }: ScaffoldProject,
): GuidePlan | undefined {
  checkLanguages(languages, isGuide);
  if (isGuide) return { call: call === undefined ? EXAMPLE_CALL : findCall(call, operations), undo };
  if (call !== undefined) throw new ScaffoldError('--call is for how-tos, whose samples make one call.');
  if (!undo) throw new ScaffoldError('--no-undo is for how-tos, whose samples take back what they have changed.');
  return undefined;
}

/**
 * @param languages in which the samples of a how-to are wanted, beside bash
 * @throws ScaffoldError for a language in which guides cannot be followed, and for pages that are none
 */
function checkLanguages(languages: readonly string[], isGuide: boolean): void {
  const known = Object.keys(GUIDE_LANGUAGES);
  for (const language of languages)
    if (!known.includes(language))
      throw new ScaffoldError(`--languages: found "${language}"; ${allowedNames(language, known)}.`);
  if (languages.length > 0 && !isGuide)
    throw new ScaffoldError('--languages is for how-tos, whose samples check:guides follows in each language.');
}

/**
 * The body of a how-to. It starts a meeting, makes the call, reads the meeting and takes the change back, in bash and
 * the languages that are wanted. With the example call, which sends a layout, it already runs. `expectedGuide` says
 * what comes of it.
 */
export function guideBody({ kind, options, near }: PageContext, { call, undo }: GuidePlan): string {
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
    samples(START_STEP, languages, '   '),
    `   ${blank('what the reader sees; delete what the page does not need')}`,
    `2. **${blank('what the reader does with your call, as an order')}.**`,
    samples({ output: call.status, code: callCode(call) }, languages, '   '),
    `   ${blank('what changes')}`,
    '</Steps>',
    picturePart(),
    section('Check that it worked', textOf('Check that it worked')),
    samples(call === EXAMPLE_CALL ? CHECK_STEP : CHECK_ROOM_STEP, languages),
    section('Variations', textOf('Variations')),
    section('Undo', undo ? textOf('Undo') : NO_UNDO),
    ...(undo ? [samples(UNDO_STEP, languages)] : []),
    relatedPages(near),
  ]);
}

/** What the body brings about, as an entry of `expected.yaml`. */
export function expectedGuide(id: string, { call, undo }: GuidePlan): string {
  const calls = [
    'POST /rooms 201',
    `${call.method} ${call.path.replace(ROOM, '/rooms/KEY')} ${call.status}`,
    'GET /rooms/KEY 200',
    ...(undo ? ['POST /rooms/KEY/layout 200'] : []),
  ].filter((one, index, all) => one !== all[index - 1]);
  return `${id}:
  calls:
${calls.map((one) => `    - ${one}\n`).join('')}  shown: { spots: ${call === EXAMPLE_CALL ? "[mara, '', '', '']" : '[mara]'} }
${undo ? '  undone: { spots: [mara] }\n' : ''}`;
}

const NO_UNDO = 'a sentence that says that it cannot be taken back, and what readers do instead';

function programsNote(languages: readonly string[]): string {
  const files = languages.map((name) => `\`${GUIDE_LANGUAGES[name]?.file}\``).join(', ');
  return `In bash, paste each block. Otherwise, add each block to one file: ${files}.`;
}

/** A step in all languages: one fence, or a tab for each. */
function samples({ output, code }: GuideStep, languages: readonly string[], indent = ''): string {
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
