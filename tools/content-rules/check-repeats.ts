import type { Problem } from '../../src/site/problems';
import type { PageRules } from './page-kinds';
import type { TextPage } from './page-texts';

/**
 * Reports paragraphs and descriptions that occur more than once on the site. Paragraphs of fewer characters are phrases
 * that pages share on purpose: "Related pages", "The answer is empty."
 */
export function checkRepeats(pages: readonly TextPage[], { limits }: Pick<PageRules, 'limits'>): Problem[] {
  const problems: Problem[] = [];
  const paragraphs = new Map<string, string>();
  const descriptions = new Map<string, string>();
  const remember = (seen: Map<string, string>, text: string, file: string, line: number, what: string): void => {
    const key = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    const first = seen.get(key);
    if (first === undefined) seen.set(key, `${file}:${line}`);
    else problems.push({ file, line, message: `repeats ${what} of ${first}` });
  };
  for (const page of pages) {
    const { description } = page.frontMatter;
    if (typeof description === 'string')
      remember(descriptions, description, page.file, page.lineOfField('description'), 'the description');
    for (const { line, text, isCell } of page.texts)
      if (!isCell && text.length >= limits.repeats.paragraphCharacters)
        remember(paragraphs, text, page.file, line, 'a paragraph');
  }
  return problems;
}
