import { inTestProject } from '../../../site/build/test-support';

const load = () => import('./published');

test('reads both lists with tokens and lines, without comments', async () => {
  const files = {
    'data/published-routes.txt': '# Comment\n/\n/docs/{product}-overview\n',
    'data/published-anchors.txt': '/docs/a#größe\n',
  };
  expect(await inTestProject(files, load, ({ readPublished }) => readPublished())).toEqual({
    routes: {
      file: 'content/data/published-routes.txt',
      entries: [
        { address: '/', line: 2 },
        { address: '/docs/rondo-overview', line: 3 },
      ],
    },
    anchors: { file: 'content/data/published-anchors.txt', entries: [{ address: '/docs/a#größe', line: 1 }] },
  });
});

test('content without the lists has published nothing', async () => {
  const { routes, anchors } = await inTestProject({}, load, ({ readPublished }) => readPublished());
  expect([...routes.entries, ...anchors.entries]).toEqual([]);
});

test.each([
  ['routes', '/a\ndocs/b\n', 'content/data/published-routes.txt:2 found "docs/b"; expected an address without'],
  ['routes', '/a#b\n', 'content/data/published-routes.txt:1 found "/a#b"; expected an address'],
  ['anchors', '/a\n', 'such as /docs/page#heading'],
])('rejects a line of the published %s', async (kind, text, message) => {
  await inTestProject({ [`data/published-${kind}.txt`]: text }, load, ({ readPublished }) =>
    expect(() => readPublished()).toThrow(message),
  );
});
