import { notesOf, pageNotes, type NoteSources } from './page-notes';

const nodes = <Node>(...list: Node[]) => ({ nodes: list });
const tag = { label: 'Layers', path: '/docs/tags/layers' };
const doc = { path: '/docs/a', sourcePath: 'docs/a.mdx', lastUpdated: null as string | null, tags: [tag] };
const post = {
  path: '/blog/a',
  sourcePath: 'blog/a.mdx',
  date: '2024-03-05T00:00:00.000Z',
  updates: [{ date: '2024-04-01' }],
  unlisted: false,
  authors: [{ name: 'API Team', path: '/blog/authors/api' }],
  tags: [{ label: 'API', path: '/blog/tags/api' }],
};
const sources: NoteSources = {
  allDoc: nodes(doc, { ...doc, path: '/docs/b', lastUpdated: '2026-01-02', tags: [] }),
  allDocCategory: nodes({ path: '/docs/category/c', cards: [{ href: '/docs/a' }, { href: '/docs/b' }] }),
  allPage: nodes({ path: '/', sourcePath: 'pages/index.mdx' }, { path: '/about', sourcePath: 'pages/about.mdx' }),
  allBlogPost: nodes(post, { ...post, path: '/blog/hidden', unlisted: true, date: '2026-09-09T00:00:00.000Z' }),
};
const history = new Map([
  ['docs/a.mdx', '2025-05-05T10:00:00.000Z'],
  ['pages/index.mdx', '2025-01-01T00:00:00.000Z'],
  ['pages/about.mdx', '2025-01-02T00:00:00.000Z'],
  ['data/landing.yaml', '2025-02-01T00:00:00.000Z'],
  ['data/release-notes.yaml', '2025-03-01T00:00:00.000Z'],
  ['blog/a.mdx', '2024-03-06T00:00:00.000Z'],
]);
const updatedIn = (path: string, files = history) => notesOf(path, pageNotes(sources, files))?.updated;

test('MAP-1 a page was changed when its file or the data file that it shows was', () => {
  expect(updatedIn('/docs/a')).toBe('2025-05-05T10:00:00.000Z');
  expect(updatedIn('/docs/A/')).toBe('2025-05-05T10:00:00.000Z');
  expect(updatedIn('/docs/b')).toBe('2026-01-02T00:00:00.000Z');
  expect(updatedIn('/about')).toBe('2025-01-02T00:00:00.000Z');
  expect(updatedIn('/')).toBe('2025-02-01T00:00:00.000Z');
  expect(updatedIn('/release-notes')).toBe('2025-03-01T00:00:00.000Z');
  expect(updatedIn('/playground/layouts/')).toBeUndefined();
});

test('the notes on a post have its day, authors and tags, those on a doc its tags', () => {
  const notes = pageNotes(sources, history);
  expect(notesOf('/blog/a', notes)).toMatchObject({ date: '2024-03-05', authors: ['API Team'], tags: ['API'] });
  expect(notesOf('/docs/a', notes)).toMatchObject({ tags: ['Layers'] });
});
