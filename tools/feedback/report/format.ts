import type { MissedSearch } from './missed';
import type { Subject } from './tally';

export interface Report {
  readonly file: string;
  readonly messages: number;
  /** Messages that are older than asked for, or without a date. */
  readonly left: number;
  readonly unusable: { readonly count: number; readonly examples: readonly string[] };
  readonly harm: string;
  readonly pages: readonly Subject[];
  readonly samples: readonly Subject[];
  readonly searches: readonly MissedSearch[];
  /** Folder of the site whose index was searched; null if there is none. */
  readonly site: string | null;
}

/** Name of the measure, for whoever reads the report. */
export const HARM =
  'harm = readers not helped x lower bound of their share (Wilson, 95 %), which is certain even with few answers';

/** Control characters, and those that change the direction of what follows: a terminal would obey them. */
const CONTROL = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

/** Makes a text of a reader harmless for terminals, on one line. */
export function cleanText(text: string): string {
  return text.replace(CONTROL, ' ').replace(/ {2,}/g, ' ').trim();
}

/** The report as text. Whatever comes from readers is cleaned. */
export function formatReport(report: Report, limit: number): string {
  const { pages, samples, searches, unusable, left } = report;
  const lines = [
    `${report.messages} messages in ${report.file}`,
    ...(left > 0 ? [`${left} more are older than --since, or have no date`] : []),
    ...(unusable.count > 0
      ? [`${unusable.count} lines are no messages:`, ...unusable.examples.map((one) => `  ${cleanText(one)}`)]
      : []),
    '',
    `Pages by harm (${report.harm})`,
    ...subjects(pages, limit),
    '',
    'Samples by harm',
    ...subjects(samples, limit),
    '',
    `Searches without results (${report.site === null ? 'no index of a built site: unknown what they find today' : `today: the index in ${report.site}`})`,
    ...list(searches, limit, searchLines),
  ];
  return lines.join('\n');
}

function list<T>(items: readonly T[], limit: number, toLines: (item: T) => string[]): string[] {
  if (items.length === 0) return ['  none'];
  const rest = items.length - limit;
  return [...items.slice(0, limit).flatMap(toLines), ...(rest > 0 ? [`  … and ${rest} more (--limit)`] : [])];
}

function subjects(all: readonly Subject[], limit: number): string[] {
  return list(all, limit, ({ path, docs, sample, yes, no, harm, comments }) => {
    const version = docs === null || docs === 'current' ? '' : ` (${docs})`;
    const name = sample
      ? ` sample ${sample.index}, ${sample.title ?? sample.language}${sample.heading === null ? '' : `, #${sample.heading}`}`
      : '';
    return [
      `  ${harm.toFixed(2).padStart(7)}  no ${no}, yes ${yes}  ${cleanText(`${path}${version}${name}`)}`,
      ...comments
        .slice(-limit)
        .map(
          ({ day, helpful, text }) =>
            `${' '.repeat(11)}${day ?? 'undated'} ${helpful === false ? 'no' : 'yes'}: ${cleanText(text)}`,
        ),
    ];
  });
}

function searchLines({ query, count, variants, isUnanswered, proposals }: MissedSearch): string[] {
  const state = isUnanswered === null ? '' : isUnanswered ? ' still unanswered' : ' answered today';
  return [
    `  ${String(count).padStart(5)}x "${cleanText(query)}"${state}`,
    ...(variants.length > 0 ? [`         also: ${cleanText(variants.map((one) => `"${one}"`).join(', '))}`] : []),
    ...proposals.flatMap(({ word, instead, reason, sections, first, line, replaces }) => [
      `         "${instead}" for "${word}" finds ${sections} sections, first: ${cleanText(first)} ("${instead}" ${reason})`,
      `           src/search/shared/engine/synonyms.ts: ${line}${replaces === null ? '' : ` in place of ${replaces}`}`,
    ]),
  ];
}
