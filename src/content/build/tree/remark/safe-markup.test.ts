import { compileSource } from '../test-support';

const SCHEMES = 'allowed: paths, https:, http:, mailto:, tel:';

test.each([
  ['<button onClick="go()">Go</button>', 'element <button>: attribute "onClick" is not allowed: content runs no code'],
  ['a <iframe src="/a" />', 'element <iframe> is not allowed: content embeds no other sites; link to them'],
  ['<button onclick="go()">Go</button>', 'element <button>: attribute "onclick" is not allowed: content runs no code'],
  ['<p style="color: red">a</p>', 'element <p>: attribute "style" is not allowed: the look of pages is in src/styles'],
  ['[a][b]\n\n[b]: data:c', `has a link: found "data:c" with the scheme "data:"; ${SCHEMES}`],
  [
    '<Card title="A" href="javascript:b">c</Card>',
    `component <Card>: attribute "href": found "javascript:b" with the scheme "javascript:"; ${SCHEMES}`,
  ],
])('rejects %p', async (body, message) => {
  const { problems } = await compileSource(body);
  expect(problems.map((problem) => problem.replace(/^content\/docs\/a\.mdx:\d+ /, ''))).toEqual([message]);
});

test('allows other attributes and links', async () => {
  const { problems } = await compileSource('<p lang="de">a</p>\n\n[a](mailto:b@c.example) ![a](/b.png)');
  expect(problems).toEqual([]);
});
