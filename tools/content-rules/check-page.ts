import { ContentError, type Problem } from '../../src/site/problems';
import { checkCalls } from '../calls/check-calls';
import { parsePage, type ContentPage, type PageSource } from '../content-pages';
import { checkFrontMatter } from './check-front-matter';
import { checkImages } from './check-images';
import { checkProse } from './check-prose';
import { checkShape } from './check-shape';
import { checkTerms } from './check-terms';
import { checkText } from './check-text';
import type { PageRule, RuleContext } from './page-rule';
import { textsOf, type PageText } from './page-texts';

/**
 * All rules that check a single page. To add a rule, add a file and an entry here. What a rule reads besides the page
 * belongs into the context, which says whether what an earlier run found still holds.
 */
const PAGE_RULES: readonly PageRule[] = [
  (page, { rules }) => checkFrontMatter(page, rules),
  (page, { rules }) => checkShape(page, rules),
  checkText,
  checkImages,
  (page, { findRefusedTerms }) => checkTerms(page, findRefusedTerms),
  (page, { operationsOf }) => checkCalls(page, operationsOf(page.version)),
];

/** What checking a page has found. */
export interface CheckedPage {
  readonly problems: readonly Problem[];
  /** What is compared with other pages. */
  readonly texts: readonly PageText[];
}

/** Parses a page and checks it by the rules for single pages. Of one that cannot be parsed, only that is a problem. */
export function checkPage(source: PageSource, context: RuleContext): CheckedPage {
  let page: ContentPage;
  try {
    page = parsePage(source);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { problems: error.problems, texts: [] };
  }
  const texts = textsOf(page.tree);
  const prose = checkProse(texts, page.file, context.rules.limits.sentenceWords);
  return { problems: [...PAGE_RULES.flatMap((rule) => rule(page, context)), ...prose], texts };
}
