import { blank } from '../content-rules/check-blanks';
import type { ContentPage } from '../content-pages';
import type { ScaffoldProject } from './types';

/** Languages of code by what the address contains, and how their comments begin. */
const LANGUAGES: readonly (readonly [part: RegExp, language: string, comment: string])[] = [
  [/^\/docs\/sdks\/(?:js|node-js)/, 'js', '//'],
  [/^\/docs\/sdks\/android/, 'kotlin', '//'],
  [/^\/docs\/sdks\/ios/, 'swift', '//'],
  [/^\/docs\/sdks\/go/, 'go', '//'],
  [/^\/docs\/streamrec/, 'js', '//'],
];

/** A code fence, in the language that the address suggests. */
export function codePart(route: string, indent = ''): string {
  const [, language, comment] = LANGUAGES.find(([part]) => part.test(route)) ?? [/./, 'bash', '#'];
  return [
    '```' + language,
    `${comment} ${blank('code that runs as it is; name its language in the line above')}`,
    '```',
  ]
    .map((line) => indent + line)
    .join('\n');
}

export function stepsPart(route: string): string {
  return `<Steps>

1. **${blank('what the reader does first')}.**

${codePart(route, '   ')}

2. **${blank('what the reader does next')}.**

</Steps>`;
}

export function diagramPart(): string {
  return `\`\`\`mermaid
flowchart TD
  accTitle: ${blank('title of the diagram')}
  accDescr: ${blank('what the diagram shows, for those who cannot see it')}
  A["${blank('a part')}"] -->|"${blank('what goes between them')}"| B["${blank('another part')}"]
\`\`\``;
}

export function picturePart(): string {
  const label = blank('what the picture shows, for those who cannot see it');
  return `<MeetingFrame label="${label}" caption="${blank('what to notice')}" layout="four" users={["mara"]} people={[{ "id": "mara", "name": "Mara" }, "Jonas"]} />`;
}

export function tablePart(columns: readonly string[] = [blank('column'), blank('column')]): string {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [row(columns), `|${'---|'.repeat(columns.length)}`, row(columns.map(() => blank('cell')))].join('\n');
}

/** The call of the API that the page describes: the first one of the API, until its author names another. */
export function endpointPart({ project }: { readonly project: ScaffoldProject }): string {
  const id = project.operations[0]?.name ?? 'createRoom';
  return `${blank(`what the call does; put its name in place of ${id} below`)}\n\n<Endpoint id="${id}" />`;
}

export function cardsPart(near: readonly ContentPage[]): string {
  const cards = near
    .slice(0, 2)
    .map(({ route }) => `<Card title="${blank('title')}" href="${route}">${blank('what the page adds')}</Card>`);
  return ['<CardGrid>', ...cards, '</CardGrid>'].join('\n\n');
}
