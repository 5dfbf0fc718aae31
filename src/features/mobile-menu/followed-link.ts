import type { MouseEvent } from 'react';
import { isFile } from '../../site/routes';

/**
 * The link that a click follows in this window, or null: for a click on something else, one that was already answered,
 * and one that opens another window by a key.
 */
export function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented, target } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}

/** Path, query and hash of a link to a page of this site, or null: other sites, files and links that ask for a full load. */
export function pageAddress(link: HTMLAnchorElement): string | null {
  if (
    link.origin !== window.location.origin ||
    link.target !== '' ||
    link.hasAttribute('download') ||
    isFile(link.pathname)
  )
    return null;
  return link.pathname + link.search + link.hash;
}
