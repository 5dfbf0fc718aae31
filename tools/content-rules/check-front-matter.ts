import { missingCharacters } from '../../src/output/build/pictures/text-path';
import type { Problem } from '../../src/site/problems';
import type { ContentPage } from '../content-pages';
import type { KnownKeys } from './page-rule';

const DESCRIPTION_LENGTH = [70, 160] as const;
const TAG_COUNT = [2, 6] as const;

/** Checks the title, description, tags and authors of a page. */
export function checkFrontMatter(page: ContentPage, known: KnownKeys): Problem[] {
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
  if (length < DESCRIPTION_LENGTH[0] || length > DESCRIPTION_LENGTH[1])
    problem('description', `found ${length} characters; expected ${DESCRIPTION_LENGTH.join(' to ')}`);

  if (page.kind !== 'page') {
    const tags = listOf(page.frontMatter.tags);
    if (tags.length < TAG_COUNT[0] || tags.length > TAG_COUNT[1])
      problem('tags', `found ${tags.length}; expected ${TAG_COUNT.join(' to ')}`);
    if (new Set(tags).size < tags.length) problem('tags', 'contains duplicates');
    const allowed = page.kind === 'doc' ? known.docsTags : known.blogTags;
    for (const tag of tags) if (!allowed.has(tag)) problem('tags', `found "${tag}", which is not in the tags file`);
  }
  if (page.kind === 'post') {
    const authors = listOf(page.frontMatter.authors);
    if (authors.length === 0) problem('authors', 'found none; expected at least one');
    for (const author of authors)
      if (!known.authors.has(author))
        problem('authors', `found "${author}"; allowed: ${[...known.authors].sort().join(', ')}`);
  }
  return problems;
}

function listOf(value: unknown): string[] {
  return value === undefined || value === null ? [] : [value].flat().map(String);
}
