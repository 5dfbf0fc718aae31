import type { Problem } from '../../src/site/problems';
import type { ContentPage } from '../content-pages';
import { lineOf, walk } from '../markdown';

/** Months such as `2025-04` in which a version was released, one for each product that has this version. */
export type Releases = ReadonlyMap<string, readonly string[]>;

interface ReleaseNotes {
  readonly month: string;
  readonly entries: readonly { readonly area: string; readonly version?: string | undefined }[];
}

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
const MONTH_NAMES = MONTHS.split('|');
/** `11 September 2023`, `September 11, 2023`, `September 2023`, `2023-09-11`, `2023-09`, or a year until 2039. */
const DATES = new RegExp(
  `(?:\\b(\\d{1,2})(?:st|nd|rd|th)? )?\\b(${MONTHS})(?: (\\d{1,2}),)? (\\d{4})\\b|\\b(20[23]\\d)(?:-(\\d\\d)(?:-(\\d\\d))?)?\\b`,
  'g',
);
/** A version of three numbers, or one of two after the word "version". Other numbers with a point are quantities. */
const VERSIONS = /\b\d+\.\d+\.\d+\b|(?<=\bversions? (?:\d+\.\d+ and )?)\d+\.\d+(?!\.?\d)/gi;
const ANNOUNCEMENT = /^\s*\/\*\s*announced: (\d{4}-\d{2}-\d{2})\s*\*\/\s*$/;

/**
 * Reads which versions were released in which months. A version `2.2.0` is also found as `2.2`. Versions that the notes
 * do not name are unknown, and are not checked.
 */
export function releasesOf(notes: readonly ReleaseNotes[]): Releases {
  const firstMonths = new Map<string, Map<string, string>>();
  for (const { month, entries } of notes)
    for (const { area, version } of entries) {
      if (version === undefined) continue;
      for (const name of new Set([version, version.replace(/^(\d+\.\d+)\.0$/, '$1')])) {
        const months = firstMonths.get(name) ?? new Map<string, string>();
        const known = months.get(area);
        if (known === undefined || month < known) months.set(area, month);
        firstMonths.set(name, months);
      }
    }
  return new Map([...firstMonths].map(([version, months]) => [version, [...new Set(months.values())]]));
}

/**
 * A post says what was true on its date: it names no later date, and no version that was released in a later month.
 * What changed later belongs in `updates` in the front matter. Checks title, description and prose, but not code. A day
 * that the post announces is allowed by a comment of its own, `announced: 2023-09-11`.
 */
export function checkPostDates(page: ContentPage, releases: Releases): Problem[] {
  const { date } = page.frontMatter;
  if (page.kind !== 'post' || typeof date !== 'string') return [];
  const day = date.slice(0, 10);
  const announced = announcedDays(page);
  const problems: Problem[] = [];
  const check = (text: string, line: number): void => {
    for (const { found, index } of [...laterDates(text, day, announced), ...laterVersions(text, day, releases)])
      problems.push({
        file: page.file,
        line: line + text.slice(0, index).split('\n').length - 1,
        message: `names ${found}, which is later than the post (${day}); what changed later goes into "updates" in the front matter`,
      });
  };
  for (const field of ['title', 'description']) {
    const value = page.frontMatter[field];
    if (typeof value === 'string') check(value, page.lineOfField(field));
  }
  walk(page.tree, (node) => {
    if (node.type === 'text') check(node.value, lineOf(node));
  });
  return problems;
}

interface Found {
  readonly found: string;
  readonly index: number;
}

function laterDates(text: string, day: string, announced: readonly string[]): Found[] {
  return [...text.matchAll(DATES)].flatMap((match) => {
    const named = namedDate(match);
    // Compared to the precision that the text has: "June 2024" is not later than 11 June 2024.
    const isLater = named > day.slice(0, named.length);
    return isLater && !announced.some((other) => other.startsWith(named))
      ? [{ found: `"${match[0].trim()}"`, index: match.index }]
      : [];
  });
}

/** `2023-09-11`, `2023-09` or `2023`. */
function namedDate(match: RegExpExecArray): string {
  const [, dayBefore, name, dayAfter, yearOfName, year, month, dayOfMonth] = match;
  const parts =
    name === undefined
      ? [year, month, dayOfMonth]
      : [yearOfName, String(MONTH_NAMES.indexOf(name) + 1).padStart(2, '0'), (dayBefore ?? dayAfter)?.padStart(2, '0')];
  return parts.filter((part) => part !== undefined).join('-');
}

function laterVersions(text: string, day: string, releases: Releases): Found[] {
  return [...text.matchAll(VERSIONS)].flatMap((match) => {
    const months = releases.get(match[0]) ?? [];
    // A version that several products have is refused only if none of them had it.
    const isLater = months.length > 0 && months.every((month) => month > day.slice(0, 7));
    return isLater ? [{ found: `version ${match[0]} (${months.join(', ')})`, index: match.index }] : [];
  });
}

function announcedDays({ tree }: ContentPage): string[] {
  const days: string[] = [];
  walk(tree, (node) => {
    const found = node.type === 'mdxFlowExpression' ? ANNOUNCEMENT.exec(node.value)?.[1] : undefined;
    if (found !== undefined) days.push(found);
  });
  return days;
}
