import { fromHtml } from 'hast-util-from-html';
import type { Addresses } from './addresses';
import { contentToMarkdown } from './to-markdown';

const MAIN = /<main\b[\s\S]*<\/main>/;

/**
 * Says in Markdown what a built page shows, without the frame around it. For pages without a body of their own, such as
 * lists of posts.
 *
 * @throws Error if the page has no `main`
 */
export function pageToMarkdown(html: string, addresses: Addresses): string {
  const main = MAIN.exec(html)?.[0];
  if (main === undefined) throw new Error('The page has no element main.');
  return contentToMarkdown(fromHtml(main, { fragment: true }).children, addresses);
}

const UPDATES = /<section aria-label="Updates".*?<\/section>/s;

/** Says in Markdown what a built post says of changes since it was published; empty if there are none. */
export function updatesToMarkdown(html: string, addresses: Addresses): string {
  const updates = UPDATES.exec(html)?.[0];
  return updates === undefined ? '' : contentToMarkdown(fromHtml(updates, { fragment: true }).children, addresses);
}
