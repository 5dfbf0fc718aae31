import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { siteConfig } from '../../site/config/site-config';
import { isExternal, withBase, type RoutePath } from '../../site/routes';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this site or an external URL. */
  readonly href: RoutePath;
  readonly children: ReactNode;
}

/**
 * The only link component of the site. It renders a plain anchor. Client navigation and prefetching use delegated
 * listeners, so links in content behave the same. External links open a new tab and say so.
 */
export function Link({ href, children, className, ...rest }: LinkProps) {
  if (!isExternal(href)) {
    return (
      <a {...rest} className={className} href={withBase(siteConfig.baseUrl, href)}>
        {children}
      </a>
    );
  }
  return (
    <a {...rest} className={className} href={href} target="_blank" rel="noopener noreferrer" data-external="">
      {children}
      <span className="visually-hidden">{` ${STRINGS.common.opensInNewTab}`}</span>
    </a>
  );
}
