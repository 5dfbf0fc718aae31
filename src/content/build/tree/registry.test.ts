import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { product } from '../../../site/config/product';
import { tokenValues } from '../../../site/tokens';
import { buildOperations } from '../../../reference/build/build-operations';
import { compileSource, htmlOf } from './test-support';

const operations = buildOperations(
  readFileSync(resolve('content/api/openapi.yaml'), 'utf8'),
  'openapi.yaml',
  tokenValues(product),
);

test('Endpoint renders an operation as markup and its samples as tabs, and adds no headings', async () => {
  const { content, problems } = await compileSource('## Lock {#lock}\n\n<Endpoint id="lockRoom" />\n', { operations });
  expect(problems).toEqual([]);
  expect(content.headings.map(({ id }) => id)).toEqual(['lock']);
  const endpoint = content.tree.find((node) => node.type === 'element');
  expect(endpoint).toMatchObject({ tag: 'div', props: { 'data-operation': 'lockRoom' } });
  expect(JSON.stringify(endpoint)).toContain('"name":"TabItem"');
  // Its tables have their own frame.
  expect(JSON.stringify(content.tree)).not.toContain('table-frame');
  expect(content.sections[1]?.text).toContain('POST');
});

test('an operation that takes either of two credentials is shown for one of them', async () => {
  const both =
    '<Endpoint id="endRoom" credential="access-key" />\n\n<Endpoint id="endRoom" credential="api-key" />\n\n<Endpoint id="lockRoom" credential="access-key" />\n';
  const { content, problems } = await compileSource(both, { operations });
  expect(problems).toEqual([]);
  expect(content.tree.flatMap((node) => (node.type === 'element' ? [node.props.id] : []))).toEqual([
    'endpoint-endRoom',
    'endpoint-endRoomById',
    'endpoint-lockRoom',
  ]);
});

test('Endpoint links to the call that lists the fields of its body, and reports one that takes none of them', async () => {
  const linked = await compileSource('<Endpoint id="updatePermalink" bodyFieldsOf="createPermalink" />\n', {
    operations,
  });
  expect(linked.problems).toEqual([]);
  expect(JSON.stringify(linked.content.tree)).toContain('/docs/rest/references/permalink#endpoint-createPermalink');
  for (const id of ['lockRoom', 'deletePermalink']) {
    const { problems } = await compileSource(`<Endpoint id="${id}" bodyFieldsOf="createPermalink" />\n`, {
      operations,
    });
    expect(problems).toEqual([
      `content/docs/a.mdx:1 component <Endpoint>: prop "bodyFieldsOf": found "createPermalink"; expected an operation that takes fields of ${id}`,
    ]);
  }
});

test('LayoutPreview draws a predefined layout or a map', async () => {
  const compiled = await compileSource(
    '<LayoutPreview layout="two" caption="A pair" />\n\n<LayoutPreview map={[[0,480,1280,480,"contain"]]} standard={true} />\n',
  );
  expect(compiled.problems).toEqual([]);
  expect(htmlOf(compiled)).toContain(
    '<figure class="layout-preview"><svg class="layout-drawing" viewBox="0 0 1280 720" role="img"><title>Layout two, 2 spots: side by side</title>',
  );
  expect(htmlOf(compiled)).toContain('<figcaption>A pair</figcaption></figure>');
  expect(htmlOf(compiled)).toContain('<title>Layout map of 1 spot on a canvas of 1280x960</title>');
  expect(htmlOf(compiled)).toMatch(
    /<text class="layout-number" x="320" text-anchor="middle" y="\d+" font-size="80">1<\/text>/,
  );
});
