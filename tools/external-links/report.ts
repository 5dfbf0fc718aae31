import type { Memory } from './memory';
import type { ExternalLink, Outcome } from './types';
import { counted } from '../../src/site/counted';

export interface LinkReport {
  /** Links that fail the run. */
  readonly broken: readonly ReportedLink[];
  /** Links that have failed, but not often enough to be sure. */
  readonly doubtful: readonly ReportedLink[];
  readonly moved: readonly ReportedLink[];
  readonly requested: number;
  readonly exempt: number;
}

interface ReportedLink extends ExternalLink {
  /** What is wrong, in words. */
  readonly message: string;
}

/** Pages to name for each link: one in the layout is on all of them. */
const NAMED_PAGES = 5;

/**
 * Sorts the outcomes of a run.
 *
 * @param memory failures up to this run, or undefined if nothing is remembered: each failure counts at once then
 * @param failingRuns number of runs in which a link has to fail, unless it is gone
 */
export function sortOutcomes(
  links: readonly ExternalLink[],
  outcomes: ReadonlyMap<string, Outcome>,
  memory: Memory | undefined,
  failingRuns: number,
): LinkReport {
  const broken: ReportedLink[] = [];
  const doubtful: ReportedLink[] = [];
  const moved: ReportedLink[] = [];
  for (const link of links) {
    const outcome = outcomes.get(link.url);
    if (outcome === undefined) continue;
    if (outcome.type === 'ok') {
      if (outcome.movedTo !== undefined) moved.push({ ...link, message: `has moved to ${outcome.movedTo}` });
      continue;
    }
    const { since, runs } = memory?.[link.url] ?? { since: '', runs: failingRuns };
    const message = since ? `${outcome.reason}, since ${since.slice(0, 10)} (${counted(runs, 'run')})` : outcome.reason;
    (outcome.isGone || runs >= failingRuns ? broken : doubtful).push({ ...link, message });
  }
  return { broken, doubtful, moved, requested: outcomes.size, exempt: links.length - outcomes.size };
}

const TITLES = {
  broken: 'Broken links to other sites',
  doubtful: 'Failed, and will count if they fail again',
  moved: 'Moved permanently',
} as const;
const KINDS = ['broken', 'doubtful', 'moved'] as const;

/** The report for a terminal. */
export function formatText(report: LinkReport): string {
  return [
    ...KINDS.flatMap((kind) =>
      report[kind].length === 0
        ? []
        : [
            `${TITLES[kind]} (${report[kind].length}):`,
            ...report[kind].flatMap((link) => [
              `- ${link.url}: ${link.message}`,
              ...named(link).map((page) => `    on ${page}`),
            ]),
          ],
    ),
    summarize(report),
  ].join('\n');
}

/** The report in Markdown. */
export function formatMarkdown(report: LinkReport): string {
  return [
    '# Links to other sites',
    summarize(report),
    ...KINDS.flatMap((kind) =>
      report[kind].length === 0
        ? []
        : [
            `## ${TITLES[kind]}`,
            report[kind]
              .map((link) => `- <${link.url}>: ${escape(link.message)}\n  - ${named(link).map(escape).join('\n  - ')}`)
              .join('\n'),
          ],
    ),
    '',
  ].join('\n\n');
}

function summarize({ broken, requested, exempt }: LinkReport): string {
  return `${broken.length > 0 ? '✗' : '✓'} ${counted(requested, 'link')} to other sites requested, ${broken.length} broken, ${exempt} exempt.`;
}

function named({ pages }: ExternalLink): string[] {
  const more = pages.length - NAMED_PAGES;
  return [...pages.slice(0, NAMED_PAGES), ...(more > 0 ? [`${counted(more, 'more page')}`] : [])];
}

/** What servers say must not become markup. */
function escape(text: string): string {
  return text.replace(/[\\`*_{}[\]<>|#]/g, '\\$&').replace(/\s+/g, ' ');
}
