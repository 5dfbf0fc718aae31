import { useCallback, useEffect, useState } from 'react';
import { readStored, writeStored } from '../../hooks/browser-storage';
import type { VersionSummary } from '../../content/shared/navbar/types';
import { knownVersion, PREFERRED_VERSION_KEY } from './docs-version-state';

/**
 * The version a reader chose, null until it is read from storage or if there is none, and the action of choosing one.
 * A stored name that no longer exists is deleted.
 */
export function usePreferredVersion(
  versions: readonly VersionSummary[],
): readonly [string | null, (name: string) => void] {
  const [preferred, setPreferred] = useState<string | null>(null);

  useEffect(() => {
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
