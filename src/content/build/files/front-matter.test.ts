import { z } from 'zod';
import { parseContentFile } from './front-matter';

const schema = z.strictObject({ title: z.string().optional(), tags: z.array(z.string()).optional() });
const parse = (text: string) => parseContentFile(text, 'content/docs/a.mdx', schema, { Product: 'Zeta' });

test('splits a file into front matter and body', () => {
  const { file } = parse('---\ntitle: "{Product}"\ntags:\n  - a\n---\n\n# Body {Product}\n');
  expect(file).toMatchObject({
    frontMatter: { title: 'Zeta', tags: ['a'] },
    body: '\n# Body {Product}\n',
    bodyOffset: 5,
  });
  expect([file?.lineOf(['title']), file?.lineOf(['tags']), file?.lineOf(['tags', 0])]).toEqual([2, 3, 4]);
});

test.each([
  ['carriage returns', '---\r\ntitle: a\r\n---\r\nBody', 'Body', 3],
  ['spaces after the delimiters', '---  \ntitle: a\n--- \nBody', 'Body', 3],
  ['a --- line in the body', '---\ntitle: a\n---\nBody\n\n---\n\nMore', 'Body\n\n---\n\nMore', 3],
  ['an empty line as front matter', '---\n\n---\nBody', 'Body', 3],
])('reads a file with %s', (_name, text, body, bodyOffset) => {
  expect(parse(text)).toMatchObject({ file: { body, bodyOffset }, problems: [] });
});
