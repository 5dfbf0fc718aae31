/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import type { ReleaseMonth } from '../content/shared/release-notes/types';
import { siteConfig } from '../site/config/site-config';
import { ReleaseNotesPage } from './release-notes-page';

afterEach(cleanup);

test('adds the base path to every link', () => {
  const baseUrl = jest.replaceProperty(siteConfig, 'baseUrl', '/portal/');
  render(<ReleaseNotesPage search="" recent={[]} older={[]} />);
  const hrefs = ['RSS', 'blog'].map((name) => screen.getByRole('link', { name }).getAttribute('href'));
  baseUrl.restore();
  expect(hrefs).toEqual(['/portal/release-notes/rss.xml', '/portal/blog']);
});

test('the part with older months is shown only if the chosen area has any', () => {
  const month = (id: string, area: 'Go' | 'iOS'): ReleaseMonth => ({
    month: id,
    areas: [{ area, entries: [{ kind: 'New', html: `Notes of ${id}`, version: null }] }],
  });
  const [recent, older] = [[month('2025-11', 'iOS'), month('2025-10', 'Go')], [month('2021-03', 'Go')]];
  const { rerender } = render(<ReleaseNotesPage search="?area=go" recent={recent} older={older} />);
  expect(document.querySelector('details section h2')?.textContent).toBe('March 2021');
  rerender(<ReleaseNotesPage search="?area=ios" recent={recent} older={older} />);
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(['November 2025']);
  expect(screen.queryByText('Older than two years')).toBeNull();
});
