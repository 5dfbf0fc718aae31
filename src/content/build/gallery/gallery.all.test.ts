import { product } from '../../../site/config/product';
import { GALLERY_FILE } from '../../../site/build/gallery';
import { readUtf8 } from '../../../site/build/source-text';
import { tokenValues } from '../../../site/tokens';
import { createCompileServices } from '../compiler/compile-services';
import { createFileResolver } from '../compiler/resolve-files';
import { parseContentFile } from '../files/front-matter';
import { compileContent, type Compilation } from '../tree/compile';
import { pageFrontMatter } from '../types/page';
import { withGallery } from './gallery-services';

const warnings: string[] = [];
const services = createCompileServices(createFileResolver(), (message) => warnings.push(message));
const { file } = parseContentFile(readUtf8(GALLERY_FILE), 'gallery.mdx', pageFrontMatter, tokenValues(product));
const { body = '', bodyOffset = 0 } = file ?? {};
/** What stands in examples, as its author wrote it. */
const examples = [...body.matchAll(/^<Example\b[^>]*>\n([\s\S]*?)\n<\/Example>$/gm)].map(([, source = '']) => source);

async function compile(source: string): Promise<Compilation> {
  const input = { body: source, bodyOffset, absolutePath: GALLERY_FILE, file: 'gallery.mdx' };
  const page = { ...input, title: 'Gallery', path: '/gallery', foldLevel: null };
  return compileContent(page, withGallery(page, services));
}

let compiled: Compilation;
beforeAll(async () => {
  compiled = await compile(body);
});

test('every example compiles without a problem or a warning', () => {
  expect(compiled.problems).toEqual([]);
  expect(warnings).toEqual([]);
});

test.each(Object.keys(services.registry))('%s has a heading, an example, and a table of its props below it', (name) => {
  const section = body.split(/^### /m).find((part) => part.startsWith(`${name}\n`)) ?? '';
  expect(section).toMatch(new RegExp(`^<Example[^>]*>\\n[\\s\\S]*<${name}\\b[\\s\\S]*^</Example>$`, 'm'));
  expect(section).toContain(`\n<Props of="${name}" />\n`);
});

test.each(['highlight-next-line', 'highlight-start', 'highlight-end', '```ts js', '```mermaid'])(
  '%s has an example',
  (word) => {
    expect(examples.some((source) => source.includes(word))).toBe(true);
  },
);

test('an example of data that the site does not have is left out, with its source shown', async () => {
  const { tree, code } = await compile(
    '<Example needs="operation noSuchCall">\n\n<Endpoint id="noSuchCall" />\n\n</Example>\n',
  );
  expect(JSON.stringify(tree)).toContain('This site has no operation noSuchCall');
  expect(code).toEqual(['<Endpoint id="noSuchCall" />']);
});

test('pages other than the gallery do not know its components', async () => {
  const page = { body: '<Props of="Card" />\n', bodyOffset: 0, absolutePath: '/a.mdx', file: 'a.mdx', title: 'A' };
  const input = { ...page, path: '/a', foldLevel: null };
  await expect(compileContent(input, withGallery(input, services))).rejects.toThrow('<Props> does not exist');
});
