import { startTransition, useEffect, useState, type RefObject } from 'react';
import type { LazyPart } from './lazy-part';

/**
 * Loads a part of the app while `need` is truthy. Returns undefined until its code is there. If that cannot be loaded,
 * another need or a restored connection tries again.
 *
 * @param control the element outside of React that the reader used; it has `aria-busy` while the code is being loaded,
 *   and an alert after it if that failed
 */
export function useLazyPart<T>(
  part: LazyPart<T>,
  need: unknown,
  control?: RefObject<HTMLElement | null>,
): T | undefined {
  const [loaded, setLoaded] = useState(() => ({ part: part.loaded() }));
  const missing = loaded.part ? undefined : need;
  useEffect(() => {
    if (!missing) return undefined;
    const element = control?.current;
    const alert = document.createElement('span');
    alert.role = 'alert';
    let isCurrent = true;
    const end = () => element?.removeAttribute('aria-busy');
    const fail = () => {
      if (!isCurrent) return;
      end();
      element?.after(alert);
      // Screen readers announce what changes in an alert.
      alert.textContent = ` ${STRINGS.common.partFailed}`;
    };
    const load = () => {
      element?.setAttribute('aria-busy', 'true');
      alert.textContent = '';
      void part.load().then((code) => startTransition(() => setLoaded({ part: code })), fail);
    };
    load();
    window.addEventListener('online', load);
    return () => {
      isCurrent = false;
      end();
      alert.remove();
      window.removeEventListener('online', load);
    };
  }, [missing, part, control]);
  return loaded.part;
}
