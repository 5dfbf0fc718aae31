import { siteConfig } from '../../../site/config/site-config';
import { docCategories } from './doc-categories';

const row = (path: string, version: string) => ({ id: path, path, version, sidebarId: 'docs', title: 'More' });
const planned = (...nodes: ReturnType<typeof row>[]) =>
  docCategories.plan({ allDocCategory: { nodes } }).map(({ context }) => context.frame.alternates);

afterEach(() => jest.restoreAllMocks());

test('a category knows its pages in the versions that have it, newest first', () => {
  const { docs } = siteConfig;
  const old = { name: '1.0', label: '1.0', path: '1.0', folder: 'docs-1.0' };
  jest.replaceProperty(docs as { versions: typeof docs.versions }, 'versions', [...docs.versions, old]);
  const [first, second, third] = planned(
    row('/docs/1.0/category/more', '1.0'),
    row('/docs/category/more', 'current'),
    row('/docs/1.0/category/old', '1.0'),
  );
  expect(Object.entries(first!)).toEqual([
    ['current', '/docs/category/more'],
    ['1.0', '/docs/1.0/category/more'],
  ]);
  expect(second).toEqual(first);
  expect(third).toEqual({ '1.0': '/docs/1.0/category/old' });
});

test('with one version, pages of categories have no others', () => {
  expect(planned(row('/docs/category/more', 'current'))).toEqual([undefined]);
});
