import { comparablePath, isExternal, isSamePath } from '../../site/routes';
import type { NavbarLink } from '../../content/shared/navbar/types';

export interface Place {
  /** Path of the current page, without base path, query and hash. */
  readonly path: string;
  readonly sidebarId?: string | null | undefined;
}

export interface Activity {
  readonly active: boolean;
  readonly current?: 'page' | 'true' | undefined;
}

/**
 * Determines whether an entry of the bar is active. An entry for a sidebar is active on all of the sidebar's pages. Any
 * other entry is active where its regular expression or base path matches, or, if it has neither, on its own page and
 * the pages below it. Case never matters.
 */
export function linkActivity(
  link: Pick<NavbarLink, 'href' | 'activeBasePath' | 'activeBaseRegex' | 'sidebarId'>,
  place: Place,
): Activity {
  const isHere = !isExternal(link.href) && isSamePath(link.href, place.path);
  if (link.sidebarId !== undefined) {
    if (isHere) return { active: true, current: 'page' };
    return link.sidebarId === place.sidebarId ? { active: true, current: 'true' } : { active: false };
  }
  return matches(link, place.path) ? { active: true, current: 'page' } : { active: false };
}

function matches(
  { href, activeBasePath, activeBaseRegex }: Pick<NavbarLink, 'href' | 'activeBasePath' | 'activeBaseRegex'>,
  path: string,
): boolean {
  if (activeBaseRegex !== undefined) return new RegExp(activeBaseRegex, 'i').test(path);
  if (activeBasePath !== undefined) return comparablePath(path).startsWith(comparablePath(activeBasePath));
  if (isExternal(href)) return false;
  const [own, here] = [comparablePath(href), comparablePath(path)];
  return own === here || (own !== '/' && here.startsWith(`${own}/`));
}
