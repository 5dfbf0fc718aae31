import { findTypeHints } from '../../../reference/build/types/sdk-types';
import { compileSource, htmlOf } from './test-support';

const TYPES = {
  file: 'content/api/types/js.d.ts',
  productName: 'Acme',
  text: `declare module "@acme/js" {
  export interface Acme {
    /** Connects & joins as \`soon\` as possible. Then waits. */
    start(key: string): Promise<void>;
  }
  const acme: Acme;
  export default acme;
}`,
};
const typeHints = (samples: Parameters<typeof findTypeHints>[0]) =>
  findTypeHints(samples, '/site/content/docs/sdks/js/a.mdx', TYPES);
const SAMPLE = '```js title="a.js"\nimport acme from "@acme/js";\n\nacme.start("a"); // <now>\nacme.start("b");\n```\n';
const compile = (source: string) => compileSource(source, { typeHints, markup: { baseUrl: '/portal/' } });

const withoutMarks = (html: string) =>
  html.replace(/<span data-type="\d+">(.*?)<\/span>/g, '$1').replace(/<details.*<\/details>/g, '');

test('names of the SDK are marked, and listed once below the sample', async () => {
  const html = htmlOf(await compile(SAMPLE));
  expect(html.match(/<span data-type="\d">.*?<\/span>/g)).toEqual([
    '<span data-type="0">acme</span>',
    '<span data-type="0">acme</span>',
    '<span data-type="1"><i class=f>start</i></span>',
    '<span data-type="0">acme</span>',
    '<span data-type="1"><i class=f>start</i></span>',
  ]);
  expect(html).toContain(
    '</figure><details data-types="" data-chrome=""><summary>Types in a.js</summary><ul>' +
      '<li><a href="/portal/docs/sdks/js/fundamentals/types#type-Session"><code>const acme: Acme</code></a></li>' +
      '<li><a href="/portal/docs/sdks/js/fundamentals/types#type-Session">' +
      '<code>start(key: string): Promise&lt;void&gt;</code></a> Connects &amp; joins as <code>soon</code> as possible.</li>' +
      '</ul></details>',
  );
});

test('the code, what search indexes and the headings stay as they are without hints', async () => {
  const source = `## Start\n\n${SAMPLE}`;
  const [hinted, plain] = [await compile(source), await compileSource(source, { markup: { baseUrl: '/portal/' } })];
  expect(htmlOf(hinted)).not.toBe(htmlOf(plain));
  expect(withoutMarks(htmlOf(hinted))).toBe(htmlOf(plain));
  expect({ ...hinted.content, tree: [] }).toEqual({ ...plain.content, tree: [] });
});

test('SdkTypes lists the declarations, which search leaves out, and their headings are not in the contents', async () => {
  const { content, problems } = await compileSource(
    '## Types {#types}\n\nAll of them.\n\n<SdkTypes group="General" />\n',
    {
      types: TYPES,
    },
  );
  expect(problems).toEqual([]);
  expect(htmlOf({ content, problems, warnings: [] })).toContain('<h3 id="type-Session">Acme');
  expect(content.headings.map(({ id }) => id)).toEqual(['types']);
  expect(content.sections.map(({ anchor, text }) => [anchor, text])).toEqual([
    [null, ''],
    ['types', 'All of them.'],
  ]);
  expect(content.code).toEqual([]);
});
