import { createProduct } from '../../src/site/config/product';
import { tokenValues } from '../../src/site/tokens';
import { readContentPage } from '../content-pages';
import { collectSamples, lineInFile } from './collect-samples';

const TOKENS = tokenValues(createProduct('acme', 'Acme'));

const read = (body: string) =>
  collectSamples(
    readContentPage(
      `---\ntitle: "A"\n---\n${body}`,
      { file: 'content/docs/a.mdx', kind: 'doc', relativePath: 'a.mdx' },
      TOKENS,
    ),
  );

test('expands tokens, removes highlight comments and keeps the line numbers of the file', () => {
  const [sample] = read(
    'Text.\n\n```js\nimport a from "@{scope}/js";\n// highlight-next-line\na.start();\n// highlight-start\na.b();\n// highlight-end\n```\n',
  );
  expect(sample?.code).toBe('import a from "@acme-example/js";\na.start();\na.b();');
  expect(sample?.line).toBe(6);
  expect(sample?.lines).toEqual([7, 9, 11]);
});

test('finds a code fence inside a list in a component, with the right line numbers', () => {
  const [sample] = read('<Steps>\n\n1. Do\n\n   ```bash\n   echo 1\n   echo 2\n   ```\n\n</Steps>\n');
  expect(sample).toMatchObject({ language: 'bash', code: 'echo 1\necho 2', lines: [9, 10] });
  expect(sample && lineInFile(sample, 1)).toBe(10);
  expect(sample && lineInFile(sample, 99)).toBe(10);
});

test('keeps highlight comments as code if the fence has a line range', () => {
  const [sample] = read('```js {1}\n// highlight-next-line\na();\n```\n');
  expect(sample?.lines).toEqual([5, 6]);
});

test('finds TypeScript and the JavaScript made from it, both with the lines of the fence', () => {
  const samples = read('```ts js title="a.ts" {4}\ntype Key = string;\n\nlet a = 1;\nuse(a as Key);\n```\n');
  expect(samples).toEqual([
    expect.objectContaining({ language: 'js', code: 'let a = 1;\nuse(a);', lines: [7, 8], isErased: true }),
    expect.objectContaining({ language: 'ts', lines: [5, 6, 7, 8] }),
  ]);
  expect(() => read('```ts js\nlet a = 1;\n```\n')).toThrow(
    'content/docs/a.mdx:4 ts js: found code without types; expected js',
  );
});
