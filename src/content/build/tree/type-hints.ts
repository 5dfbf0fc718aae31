import { escape } from 'html-escaper';
import type { TypeHint } from '../../../reference/build/types/sdk-types';
import { fill } from '../../../site/fill';

/** What a sample uses of an SDK, and the URL of the page that lists the types. */
export interface SampleHints {
  readonly hints: readonly TypeHint[];
  readonly list: string;
}

/**
 * Marks what has a hint in highlighted code. The marks say nothing to assistive technology and add nothing to the text:
 * `data-type` is the place of the hint in the list below the code.
 */
export function markHints(html: string, sample: SampleHints | undefined): string {
  const { hints = [] } = sample ?? {};
  const numbers = distinctHints(hints);
  // Parts are tags, entities or characters. Only the last two are characters of the code.
  const parts = html.match(/<[^>]*>|&[^;]+;|[^]/g) ?? [];
  const before = new Map<number, string>();
  const after = new Map<number, string>();
  let offset = 0;
  let next = 0;
  let opened: number | undefined;
  for (const [index, part] of parts.entries()) {
    const hint = hints[next];
    if (!hint) break;
    if (part.length > 1 && part.startsWith('<')) {
      // The highlighter has split the name: a mark around its parts could cross theirs.
      if (opened !== undefined) {
        opened = undefined;
        next += 1;
      }
      continue;
    }
    if (offset === hint.start) opened = index;
    offset += 1;
    if (offset < hint.end) continue;
    if (opened !== undefined) {
      before.set(opened, `<span data-type="${numbers.get(keyOf(hint))}">`);
      after.set(index, '</span>');
    }
    opened = undefined;
    next += 1;
  }
  return parts.map((part, index) => `${before.get(index) ?? ''}${part}${after.get(index) ?? ''}`).join('');
}

/**
 * The list of hints below a sample, which needs no script: it is one stop for the keyboard, and readable for everybody.
 * Empty without hints. `title` is that of the code block.
 */
export function listHints(sample: SampleHints | undefined, title: string | null): string {
  if (!sample || sample.hints.length === 0) return '';
  const distinct = new Map(sample.hints.map((hint) => [keyOf(hint), hint]));
  const items = [...distinct.values()].map(
    ({ anchor, signature, doc }) =>
      `<li><a href="${sample.list}#${escape(anchor)}"><code>${escape(signature)}</code></a> ${textHtml(firstSentence(doc))}`,
  );
  const name = title === null ? STRINGS.code.typesInSample : fill(STRINGS.code.typesIn, { title });
  return `<details data-types="" data-chrome=""><summary>${escape(name)}</summary><ul>${items.map((item) => `${item.trim()}</li>`).join('')}</ul></details>`;
}

/** Numbers of hints by their text, in the order of the list. */
function distinctHints(hints: readonly TypeHint[]): ReadonlyMap<string, number> {
  return new Map([...new Set(hints.map(keyOf))].map((key, index) => [key, index]));
}

const keyOf = ({ anchor, signature }: TypeHint): string => `${anchor} ${signature}`;

function firstSentence(text: string): string {
  return /^.*?\.(?= |$)/.exec(text)?.[0] ?? text;
}

/** Text in which backquotes enclose code. */
function textHtml(text: string): string {
  return escape(text).replace(/`([^`]*)`/g, '<code>$1</code>');
}
