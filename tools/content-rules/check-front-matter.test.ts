import { createProduct } from '../../src/site/config/product';
import { tokenValues } from '../../src/site/tokens';
import { readContentPage } from '../content-pages';
import { checkFrontMatter } from './check-front-matter';
import { readPageRules } from './page-kinds';

const TOKENS = tokenValues(createProduct('acme', 'Acme'));

const RULES = readPageRules('content', TOKENS);
const KNOWN = { docsTags: new Set(['api', 'layers']), blogTags: new Set(['api']), authors: new Set(['api-team']) };

/** Problems of a page with this title. */
function check(title: string): string[] {
  const description = 'How a meeting begins, who may join it and what each of them is allowed to do.';
  const source = `---\ndescription: "${description}"\ntags: [api, layers]\ntitle: "${title}"\n---\nText.`;
  const place = { file: 'a.mdx', kind: 'doc', relativePath: 'a.mdx' } as const;
  const page = readContentPage(source, place, TOKENS);
  return checkFrontMatter(page, KNOWN, RULES).map(({ file, line, message }) => `${file}:${line} ${message}`);
}

test('a title may have all characters that share images can show, and no others', () => {
  expect(check('Größe, Łódź and “Ωμέγα” – 100 % of {Product}')).toEqual([]);
  expect(check('Party 🎉 in 東京')).toEqual([
    'a.mdx:4 field "title": found "🎉", "東", "京", which the font of share images lacks; ' +
      'allowed: Latin, Greek and Cyrillic letters, digits and punctuation',
  ]);
});
