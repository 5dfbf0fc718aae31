import { useEffect } from 'react';
import { onTabValues, readTabValues } from '../../hooks/tab-values';

/** Loads what shows the reader's values in samples, as soon as this tab has any. Used once, by the site's frame. */
export function useOwnValues(): void {
  useEffect(() => {
    let isLoading = false;
    const load = () => {
      if (isLoading || Object.keys(readTabValues()).length === 0) return;
      isLoading = true;
      // Samples without the reader's values are as good as before; the next value tries again.
      import('./start-own-values').then(
        (part) => part.startOwnValues(),
        () => (isLoading = false),
      );
    };
    load();
    return onTabValues(load);
  }, []);
}
