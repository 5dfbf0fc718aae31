import { buildBreadcrumbList } from './breadcrumb-list';

const site = { url: 'https://developers.rondo.example', baseUrl: '/base/' };

test('DOC-2 lists only the linked crumbs, in order and with absolute URLs', () => {
  const list = buildBreadcrumbList(
    [{ label: 'Guides', path: '/docs/guides' }, { label: 'Advanced' }, { label: 'Layers', path: '/docs/layers' }],
    site,
  );
  expect(list?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Guides', item: 'https://developers.rondo.example/base/docs/guides' },
    { '@type': 'ListItem', position: 2, name: 'Layers', item: 'https://developers.rondo.example/base/docs/layers' },
  ]);
});

test('DOC-2 returns null without a linked crumb', () => {
  expect(buildBreadcrumbList([{ label: 'Advanced' }], site)).toBeNull();
});
