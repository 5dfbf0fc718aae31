import { useEffect, useState } from 'react';
import type { LazyPart } from './lazy-part';

/**
 * Loads a part of the app while `need` is truthy. Returns undefined until its code is there. If that cannot be loaded,
 * another need or a restored connection tries again.
 */
export function useLazyPart<T>(part: LazyPart<T>, need: unknown): T | undefined {
  const [loaded, setLoaded] = useState(() => ({ part: part.loaded() }));
  const missing = loaded.part ? undefined : need;
  useEffect(() => {
    if (!missing) return undefined;
    const load = () =>
      void part.load().then(
        (code) => setLoaded({ part: code }),
        () => undefined,
      );
    load();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [missing, part]);
  return loaded.part;
}
