import { useCallback, useLayoutEffect, useState } from 'react';
import { readStored, writeStored } from '../../hooks/browser-storage';
import type { VersionSummary } from '../../content/shared/navbar/types';
import { knownVersion, PREFERRED_VERSION_KEY } from './docs-version-state';

/**
 * The version that the reader chose, and a function to choose one. The version is null until it has been read from
 * storage, which is before the app's first paint, or if there is none. A stored version that no longer exists is
 * removed.
 */
export function usePreferredVersion(
  versions: readonly VersionSummary[],
): readonly [string | null, (name: string) => void] {
  const [preferred, setPreferred] = useState<string | null>(null);

  useLayoutEffect(() => {
    const stored = readStored(PREFERRED_VERSION_KEY);
    const known = knownVersion(stored, versions);
    if (stored !== null && known === null) writeStored(PREFERRED_VERSION_KEY, null);
    setPreferred(known);
  }, [versions]);

  const choose = useCallback((name: string) => {
    writeStored(PREFERRED_VERSION_KEY, name);
    setPreferred(name);
  }, []);

  return [preferred, choose];
}
