/**
 * Relies on gatsby 5.16 (`cache-dir/static-entry.js`): the script with the page's own path has the React key
 * `script-loader`, a style sheet is a `style` element with its file in `data-href`, and elements that this site adds to
 * the head keep their React keys (`sanitizeComponents`).
 */
import { isValidElement, type ReactNode } from 'react';
import type { PreRenderHTMLArgs } from 'gatsby';
import { INLINE_SHEETS } from '../../site/inline-sheets';

type Components = Pick<
  PreRenderHTMLArgs,
  'getHeadComponents' | 'replaceHeadComponents' | 'getPostBodyComponents' | 'replacePostBodyComponents'
>;

interface StyleProps {
  readonly 'data-href'?: string;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
}

/** Path of the style sheet that `src/app.tsx` imports, in the chunk `app`. */
const FRAME_SHEET = /\/app\.[0-9a-f]+\.css$/;
const INLINE_SHEET = new RegExp(`/(?:${Object.keys(INLINE_SHEETS).join('|')})\\.[0-9a-f]+\\.css$`);

/**
 * Changes the head and the end of the body of a page that Gatsby is about to write. The frame's style sheet comes
 * before all others, because it begins with the order of the cascade layers.
 *
 * @param firstKeys React keys of the elements to move to the start of the head, in this order
 */
export function finishPageHtml(components: Components, firstKeys: readonly string[]): void {
  components.replacePostBodyComponents(withoutPageScript(components.getPostBodyComponents()));
  const head = linkSheets(components.getHeadComponents());
  components.replaceHeadComponents(inOrder(head, [...firstKeys, frameKey(head)]));
}

const keyOf = (node: ReactNode): string | null => (isValidElement(node) ? node.key : null);

/**
 * Removes Gatsby's own inline script. It differs from page to page, so that no single content security policy could
 * allow it. The starter reads the page's path from a meta element instead.
 */
function withoutPageScript(nodes: readonly ReactNode[]): ReactNode[] {
  const others = nodes.filter((node) => keyOf(node) !== 'script-loader');
  if (others.length === nodes.length)
    throw new Error(
      'Gatsby writes no script with the React key "script-loader" any more: see src/gatsby/browser/page-html.tsx. ' +
        `Found keys: ${nodes.map(keyOf).join(', ')}.`,
    );
  return others;
}

/**
 * Turns the style sheets that Gatsby has inlined into links to their files: the frame's is fetched once for all pages.
 * That of the kind of page stays inline if readers often enter the site there, so that the first paint waits for one
 * request only (ADR 3). `data-href` tells webpack's loader of style sheets that it is there.
 */
function linkSheets(nodes: readonly ReactNode[]): ReactNode[] {
  return nodes.map((node) => {
    if (!isValidElement<StyleProps>(node) || node.type !== 'style') return node;
    const { 'data-href': href, dangerouslySetInnerHTML } = node.props;
    if (href === undefined) return node;
    return INLINE_SHEET.test(href) ? (
      <style key={href} data-href={href} dangerouslySetInnerHTML={dangerouslySetInnerHTML} />
    ) : (
      <link key={href} rel="stylesheet" href={href} />
    );
  });
}

function frameKey(nodes: readonly ReactNode[]): string {
  const keys = nodes.flatMap((node) => keyOf(node) ?? []).filter((key) => FRAME_SHEET.test(key));
  const [key] = keys;
  if (key === undefined || keys.length > 1)
    throw new Error(
      `Gatsby writes ${keys.length} style elements with the frame's style sheet in data-href, instead of one: ` +
        'see src/gatsby/browser/page-html.tsx.',
    );
  return key;
}

function inOrder(nodes: readonly ReactNode[], firstKeys: readonly string[]): ReactNode[] {
  const keys = nodes.map(keyOf);
  const missing = firstKeys.filter((key) => !keys.includes(key));
  if (missing.length > 0)
    throw new Error(
      `Gatsby no longer keeps the React keys of head elements: ${missing.join(', ')} not found among ${keys.join(', ')}.`,
    );
  const rank = (node: ReactNode): number => {
    const place = firstKeys.indexOf(keyOf(node) ?? '');
    return place < 0 ? firstKeys.length : place;
  };
  return [...nodes].sort((a, b) => rank(a) - rank(b));
}
