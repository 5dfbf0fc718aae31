/** @jest-environment jsdom */
import { cleanup, render, screen, within } from '@testing-library/react';
import { Breadcrumbs } from './breadcrumbs';
import { ListPager } from './list-pager';
import { TableOfContents } from './table-of-contents';

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
