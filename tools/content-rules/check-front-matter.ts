import { missingCharacters } from '../../src/output/build/pictures/text-path';
import type { Problem } from '../../src/site/problems';
import type { ContentPage } from '../content-pages';
import type { PageRules } from './page-kinds';

/** Checks the title, description, tags and authors of a page. */
export function checkFrontMatter(page: ContentPage, { limits }: Pick<PageRules, 'limits'>): Problem[] {
  const problems: Problem[] = [];
  const problem = (field: string, message: string): void => {
    problems.push({ file: page.file, line: page.lineOfField(field), message: `field "${field}": ${message}` });
  };
  const { title, description } = page.frontMatter;
  const missing = missingCharacters(typeof title === 'string' ? title : '');
  if (missing.length > 0)
    problem(
      'title',
      `found ${missing.map((character) => `"${character}"`).join(', ')}, which the font of share images lacks; ` +
        'allowed: Latin, Greek and Cyrillic letters, digits and punctuation',
    );
  const length = typeof description === 'string' ? [...description].length : 0;
  if (length < limits.description[0] || length > limits.description[1])
    problem('description', `found ${length} characters; expected ${limits.description.join(' to ')}`);

  if (page.kind !== 'page') {
    const tags = listOf(page.frontMatter.tags);
    if (tags.length < limits.tags[0] || tags.length > limits.tags[1])
      problem('tags', `found ${tags.length}; expected ${limits.tags.join(' to ')}`);
    if (new Set(tags).size < tags.length) problem('tags', 'contains duplicates');
  }
  if (page.kind === 'post' && listOf(page.frontMatter.authors).length === 0)
    problem('authors', 'found none; expected at least one');
  return problems;
}

function listOf(value: unknown): string[] {
  return value === undefined || value === null ? [] : [value].flat().map(String);
}
