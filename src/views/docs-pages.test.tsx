/** @jest-environment jsdom */
import { within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { DocPageView } from '../content/shared/docs';
import { CategoryPage } from './category-page';
import { ContentPage } from './content-page';
import { DocPage } from './doc-page';
import { NotFoundPage } from './not-found-page';
import { TagIndexPage } from './tag-index-page';

const doc: DocPageView = {
  title: 'Rooms',
  hasTitle: false,
  content: [{ type: 'html', html: '<p>Text</p>' }],
  breadcrumbs: [{ label: 'Rooms', path: '/docs/rooms' }],
  toc: [],
  tags: [],
  editUrl: null,
  lastUpdated: null,
  unlisted: false,
  previous: null,
  next: null,
  sidebar: [{ type: 'link', label: 'Rooms', href: '/docs/rooms' }],
  path: '/docs/rooms',
  versionBadge: null,
  versionBanner: null,
};

const page = (view: ReactElement) => {
  const box = document.createElement('div');
  box.innerHTML = renderToString(view);
  return { box, ...within(box) };
};
const headings = (view: ReactElement) =>
  page(view)
    .getAllByRole('heading', { level: 1 })
    .map((heading) => heading.textContent);

test('DOC-1 a page has exactly one first-level heading: its title, or the heading in its content', () => {
  expect(headings(<DocPage {...doc} />)).toEqual(['Rooms']);
  expect(headings(<DocPage {...doc} hasTitle content={[{ type: 'html', html: '<h1>All rooms</h1>' }]} />)).toEqual([
    'All rooms',
  ]);
});

test('DOC-3 shows two named tables of contents, or none if they would be empty', () => {
  expect(page(<DocPage {...doc} />).queryByText('On this page')).toBeNull();
  const { getAllByText, getByRole } = page(<DocPage {...doc} toc={[{ id: 'a', html: 'A', children: [] }]} />);
  expect(getAllByText('On this page')).toHaveLength(2);
  expect(getByRole('navigation', { name: 'On this page' })).toBeTruthy();
  expect(getByRole('navigation', { name: 'Contents of this page' })).toBeTruthy();
});

test('DOC-9 shows neither badge nor banner on a site with one version', () => {
  const { queryByText, box } = page(<DocPage {...doc} />);
  expect(queryByText(/Version/)).toBeNull();
  expect(box.querySelector('aside')).toBeNull();
});

test('CAT-1 a category page has a heading, a description, breadcrumbs and neighbors', () => {
  const view = page(
    <CategoryPage
      title="Guides"
      description="How to."
      cards={[]}
      breadcrumbs={[{ label: 'Guides', path: '/g' }]}
      previous={null}
      next={{ label: 'Rooms', path: '/docs/rooms' }}
      sidebar={null}
      path="/g"
      versionBadge="1.0"
      versionBanner={{ kind: 'unmaintained', label: '1.0', latestPath: '/docs/g', latestLabel: '2.0' }}
    />,
  );
  expect(view.getByRole('heading', { level: 1 }).textContent).toBe('Guides');
  expect(view.getByText('Version: 1.0')).toBeTruthy();
  expect(view.getByRole('complementary', { name: 'Version' }).querySelector('a')?.getAttribute('href')).toBe('/docs/g');
  expect(view.getByText('How to.')).toBeTruthy();
  expect(view.getByRole('navigation', { name: 'Breadcrumbs' })).toBeTruthy();
  expect(view.getByRole('navigation', { name: 'Docs pages' })).toBeTruthy();
});

test('RTE-8 the not-found page links to search and to the areas in the navigation bar', () => {
  const view = page(
    <NotFoundPage
      navbar={[
        { type: 'link', position: 'left', label: 'Blog', href: '/blog', look: 'link' },
        {
          type: 'link',
          position: 'right',
          label: 'Dashboard',
          href: 'https://dashboard.rondo.example',
          look: 'button',
        },
      ]}
    />,
  );
  expect(view.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
  expect(view.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/search', '/', '/blog']);
});

test.each([
  ['doc', <DocPage {...doc} />],
  ['content', <ContentPage path="/x" title="About" hasTitle={false} content={[]} toc={[]} unlisted={false} />],
  ['tags', <TagIndexPage groups={[]} />],
  ['not found', <NotFoundPage navbar={[]} />],
])('SKP-1 the %s page has one main element, with an id for the skip link', (_name, view) => {
  const mains = page(view).getAllByRole('main');
  expect(mains.map((main) => main.id)).toEqual(['main']);
});
