import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { siteConfig } from '../../site/config/site-config';
import { isExternal, withBase } from '../../site/routes';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this site, an external address, or nothing for a page that is not built yet: then plain text is shown. */
  readonly href: string | undefined;
  readonly children: ReactNode;
}

/**
 * The one link of the site. It is a plain anchor: client navigation and prefetching work by one listener for the whole
 * page, so that links inside content behave the same. External ones open a new tab and say so.
 */
export function Link({ href, children, className, ...rest }: LinkProps) {
  if (href === undefined) {
    return (
      <span className={['planned-link', className].filter(Boolean).join(' ')} data-planned="">
        {children}
      </span>
    );
  }
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
      <span className="visually-hidden"> (opens in new tab)</span>
    </a>
  );
}
