import type { Problem } from '../../src/site/problems';
import type { ContentPage } from '../content-pages';
import { readPageFacts, type PageFacts } from './page-facts';
import { PAGE_KINDS_FILE, type PageRules } from './page-kinds';
import { PARTS, type Part } from './page-kinds-schema';

/** Checks that a page has the length and parts required for its kind. */
export function checkShape(page: ContentPage, { kindOf, limits, pictures }: PageRules): Problem[] {
  const kind = kindOf(page.route);
  const problem = (message: string): Problem => ({ file: page.file, line: 1, message });
  if (!kind)
    return [problem(`has a path that matches no kind of page (${page.route}): add it to content/${PAGE_KINDS_FILE}`)];
  const facts = readPageFacts(page.tree);
  const missing = [
    ...kind.parts.filter((part) => !hasPart(facts, part, pictures)).map((part) => PARTS[part]),
    ...kind.headings
      .filter(({ pattern }) => !facts.headings.some((text) => pattern.test(text)))
      .map(({ name }) => `a heading "${name}"`),
  ];
  const problems = missing.map((name) => problem(`${kind.name}: ${name} is missing`));
  if (kind.words) {
    const [minimum, maximum] = kind.words;
    const words = facts.words + (kind.tableWords ? facts.tableWords : 0);
    const allowed = allowedWords([minimum, maximum], limits.tolerance);
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

/** The fewest and the most words that the check allows, by those to aim at and a tolerance in percent. */
function allowedWords(
  [minimum, maximum]: readonly [number, number],
  { below, above }: PageRules['limits']['tolerance'],
): readonly [number, number] {
  return [Math.round(minimum * (1 - below / 100)), Math.round(maximum * (1 + above / 100))];
}

function hasPart(facts: PageFacts, part: Part, pictures: readonly string[]): boolean {
  switch (part) {
    case 'code':
      return facts.fences > 0;
    case 'diagram':
      return facts.diagrams > 0;
    case 'picture':
      return facts.diagrams > 0 || pictures.some((name) => facts.components.has(name));
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
