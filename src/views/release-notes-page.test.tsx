/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
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
