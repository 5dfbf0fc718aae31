import { createContext, useContext, useEffect, useState } from 'react';
import { siteConfig } from '../../site/config/site-config';
import { withoutBase, type SitePath } from '../../site/routes';
import { onNavigation } from './navigation-events';
import { pathOf } from './navigation-machine';

/** The page of the current address could not be loaded. */
export interface LoadFailure {
  readonly href: string;
  /** Path without base path, query and hash. */
  readonly path: string;
  readonly message: string;
}

/** The failure to load the page of the current address; null while a page is shown. */
export const LoadFailureContext = createContext<LoadFailure | null>(null);

export const useLoadFailure = (): LoadFailure | null => useContext(LoadFailureContext);

/** Follows the navigation; for the provider of the context. */
export function useLatestFailure(): LoadFailure | null {
  const [failure, setFailure] = useState<LoadFailure | null>(null);
  useEffect(
    () =>
      onNavigation((sign) => {
        if (sign.type === 'shown') setFailure(null);
        else if (sign.type === 'failed') {
          const { href, message } = sign;
          // The browser's own address contains the base path.
          setFailure({ href, message, path: withoutBase(siteConfig.baseUrl, pathOf(href) as SitePath) });
        }
      }),
    [],
  );
  return failure;
}
