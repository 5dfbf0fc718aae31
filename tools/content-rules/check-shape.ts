import type { Problem } from '../../src/site/problems';
import type { ContentPage } from '../content-pages';
import { readPageFacts, type PageFacts } from './page-facts';
import { kindOfPage, type Part } from './page-kinds';

/** How far a page may be below and above the length of its kind. */
const BAND = { below: 0.2, above: 0.3 } as const;

/** Length and required parts of a page, by its kind. */
export function checkShape(page: ContentPage, productSlug: string): Problem[] {
  const kind = kindOfPage(page, productSlug);
  if (!kind)
    return [
      {
        file: page.file,
        line: 1,
        message: `is a page of no known kind (${page.route}): add it to tools/content-rules/page-kinds.ts`,
      },
    ];
  const facts = readPageFacts(page.tree);
  const problem = (message: string): Problem => ({ file: page.file, line: 1, message: `${kind.name}: ${message}` });
  const problems = kind.parts
    .filter((part) => !hasPart(facts, part))
    .map((part) => problem(`${nameOf(part)} is missing`));
  if (kind.words) {
    const [least, most] = kind.words;
    const words = facts.words + (kind.countTables ? facts.tableWords : 0);
    const allowed = [Math.round(least * (1 - BAND.below)), Math.round(most * (1 + BAND.above))] as const;
    if (words < allowed[0] || words > allowed[1]) {
      problems.push(
        problem(
          `found ${words} words${kind.countTables ? '' : ' beside tables'}; meant are ${least} to ${most}, allowed ${allowed[0]} to ${allowed[1]}`,
        ),
      );
    }
  }
  return problems;
}

function hasPart(facts: PageFacts, part: Part): boolean {
  if (typeof part === 'object') return facts.headings.some((text) => part.heading.test(text));
  switch (part) {
    case 'code':
      return facts.fences > 0;
    case 'diagram':
      return facts.diagrams > 0;
    case 'cards':
      return facts.components.has('Card');
    case 'table':
      return facts.tables > 0;
    case 'steps':
      return facts.orderedLists > 0;
    case 'endpoint':
      return facts.components.has('Endpoint');
    case 'docs-link':
      return facts.links.some((href) => href.startsWith('/docs/'));
  }
}

const NAMES = {
  code: 'a code sample',
  diagram: 'a diagram',
  cards: 'a grid of cards',
  table: 'a table',
  steps: 'a numbered list of steps',
  endpoint: 'a call shown by <Endpoint>',
  'docs-link': 'a link to the docs',
} as const;

function nameOf(part: Part): string {
  return typeof part === 'object' ? `a heading "${part.name}"` : NAMES[part];
}
