/** @jest-environment jsdom */
import { cleanup, render, screen, within } from '@testing-library/react';
import { Breadcrumbs } from './breadcrumbs';
import { CategoryCards } from './category-cards';
import { DocFooter } from './doc-footer';
import { ListPager } from './list-pager';
import { DocsPager } from './pager';
import { TableOfContents } from './table-of-contents';
import { TagEntries } from './tag-entries';
import { TagList } from './tag-list';
import { VersionBadge, VersionBanner } from './version-banner';

afterEach(cleanup);

test('DOC-2 breadcrumbs contain home, linked and unlinked ancestors, and the current page without a link', () => {
  render(
    <Breadcrumbs
      crumbs={[
        { label: 'Guides', path: '/docs/guides' },
        { label: 'Advanced' },
        { label: 'Layers', path: '/docs/layers' },
      ]}
    />,
  );
  const nav = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
  expect(nav.getByRole('link', { name: 'Home page' }).getAttribute('href')).toBe('/');
  expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/docs/guides']);
  expect(nav.getByText('Layers').getAttribute('aria-current')).toBe('page');
});

test('DOC-4 the table of contents keeps inline code and marks the heading being read', () => {
  render(
    <TableOfContents
      activeId="b"
      entries={[{ id: 'a', html: 'One', children: [{ id: 'b', html: 'Call <code>x()</code>', children: [] }] }]}
    />,
  );
  const link = screen.getByRole('link', { name: 'Call x()' });
  expect([
    link.getAttribute('href'),
    link.getAttribute('aria-current'),
    link.querySelector('code')?.textContent,
  ]).toEqual(['#b', 'location', 'x()']);
  expect(screen.getByRole('link', { name: 'One' }).hasAttribute('aria-current')).toBe(false);
});

test('DOC-7 the pager is named "Docs pages" and links to the previous and next page', () => {
  render(
    <DocsPager previous={{ label: 'Rooms', path: '/docs/rooms' }} next={{ label: 'Layers', path: '/docs/layers' }} />,
  );
  const links = within(screen.getByRole('navigation', { name: 'Docs pages' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['PreviousRooms', '/docs/rooms'],
    ['NextLayers', '/docs/layers'],
  ]);
});

test('DOC-8 the footer shows tags, edit link and UTC date, each only if present', () => {
  const { rerender, container } = render(
    <DocFooter
      tags={[{ label: 'Rooms', path: '/docs/tags/rooms' }]}
      editUrl="https://code.rondo.example/x"
      lastUpdated="2025-03-01T23:30:00-05:00"
    />,
  );
  expect(screen.getByText('Tags:')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Rooms' }).getAttribute('href')).toBe('/docs/tags/rooms');
  expect(screen.getByRole('link', { name: /^Edit this page/ }).getAttribute('href')).toBe(
    'https://code.rondo.example/x',
  );
  expect(screen.getByText(/Last updated on/).textContent).toBe('Last updated on Mar 2, 2025');
  rerender(<DocFooter tags={[]} editUrl={null} lastUpdated="2025-03-01" />);
  expect(screen.queryByText('Tags:')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  rerender(<DocFooter tags={[]} editUrl={null} lastUpdated={null} />);
  expect(container.innerHTML).toBe('');
});

test('DOC-9 the badge names the version, and the banner links to the latest version', () => {
  render(
    <>
      <VersionBadge label="1.x" />
      <VersionBanner kind="unmaintained" label="1.x" latestPath="/docs/a" latestLabel="2.x" />
    </>,
  );
  expect(screen.getByText('Version: 1.x')).toBeTruthy();
  expect(screen.getByText(/no longer maintained/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'latest version (2.x)' }).getAttribute('href')).toBe('/docs/a');
});

test('CAT-2 each card is one link with title and description, and its icon is hidden from screen readers', () => {
  render(
    <CategoryCards
      cards={[
        { kind: 'category', title: 'Rooms', description: '2 items', href: '/docs/rooms' },
        { kind: 'external', title: 'Code', description: '', href: 'https://code.rondo.example' },
      ]}
    />,
  );
  const [rooms, code] = screen.getAllByRole('link');
  expect(rooms!.getAttribute('href')).toBe('/docs/rooms');
  expect(within(rooms!).getByRole('heading', { name: 'Rooms' })).toBeTruthy();
  expect(within(rooms!).getByText('2 items')).toBeTruthy();
  expect(rooms!.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(code!.getAttribute('target')).toBe('_blank');
});

test('TAG-1 letters are headings with an id, and tags show their counts', () => {
  render(<TagList groups={[{ letter: 'R', tags: [{ label: 'Rooms', path: '/docs/tags/rooms', count: 3 }] }]} />);
  expect(screen.getByRole('heading', { level: 2, name: 'R' }).id).toBe('R');
  expect(screen.getByRole('link').textContent).toBe('Rooms3');
});

test('TAG-2 the docs of a tag are listed by title, with their descriptions', () => {
  render(<TagEntries entries={[{ title: 'Layers', path: '/docs/layers', description: 'About layers.' }]} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Layers' }).querySelector('a')?.getAttribute('href')).toBe(
    '/docs/layers',
  );
  expect(screen.getByText('About layers.')).toBeTruthy();
});

test('TAG-2 a long list has a pager, and a short one has none', () => {
  const texts = { label: 'Tag pages', previousLabel: 'Previous', nextLabel: 'Next' };
  const { rerender } = render(
    <ListPager {...texts} previousPath={null} nextPath="/docs/tags/a/page/2" page={1} pageCount={2} />,
  );
  const nav = within(screen.getByRole('navigation', { name: 'Tag pages' }));
  expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/docs/tags/a/page/2']);
  expect(nav.getByText('Page 1 of 2')).toBeTruthy();
  rerender(<ListPager {...texts} previousPath={null} nextPath={null} page={1} pageCount={1} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
