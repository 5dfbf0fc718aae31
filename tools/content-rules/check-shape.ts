import type { Problem } from '../../src/site/problems';
import type { ContentPage } from '../content-pages';
import { readPageFacts, type PageFacts } from './page-facts';
import { PAGE_KINDS_FILE, PARTS, type KindOfPage, type Part } from './page-kinds';

/** How far the length of a page can be below or above the range for its kind, as a share of the limit. */
const TOLERANCE = { below: 0.2, above: 0.3 } as const;

/** Components that draw something. */
const PICTURES = ['Concept', 'MeetingFrame', 'UiSketch', 'LayoutPreview', 'Figure'] as const;

/** Checks that a page has the length and parts required for its kind. */
export function checkShape(page: ContentPage, kindOfPage: KindOfPage): Problem[] {
  const kind = kindOfPage(page.route);
  const problem = (message: string): Problem => ({ file: page.file, line: 1, message });
  if (!kind)
    return [problem(`has a path that matches no kind of page (${page.route}): add it to content/${PAGE_KINDS_FILE}`)];
  const facts = readPageFacts(page.tree);
  const missing = [
    ...kind.parts.filter((part) => !hasPart(facts, part)).map((part) => PARTS[part]),
    ...kind.headings
      .filter(({ pattern }) => !facts.headings.some((text) => pattern.test(text)))
      .map(({ name }) => `a heading "${name}"`),
  ];
  const problems = missing.map((name) => problem(`${kind.name}: ${name} is missing`));
  if (kind.words) {
    const [minimum, maximum] = kind.words;
    const words = facts.words + (kind.tableWords ? facts.tableWords : 0);
    const allowed = [Math.round(minimum * (1 - TOLERANCE.below)), Math.round(maximum * (1 + TOLERANCE.above))] as const;
    const counted = kind.tableWords ? 'words' : 'words outside of tables';
    if (words < allowed[0] || words > allowed[1])
      problems.push(
        problem(
          `${kind.name}: found ${words} ${counted}; expected ${minimum} to ${maximum}, ` +
            `allowed ${allowed[0]} to ${allowed[1]}`,
        ),
      );
  }
  return problems;
}

function hasPart(facts: PageFacts, part: Part): boolean {
  switch (part) {
    case 'code':
      return facts.fences > 0;
    case 'diagram':
      return facts.diagrams > 0;
    case 'picture':
      return facts.diagrams > 0 || PICTURES.some((name) => facts.components.has(name));
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
