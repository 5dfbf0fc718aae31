import { useEffect, useState } from 'react';
import type { ConsoleCall } from '../reference/shared/console/types';
import { siteConfig } from '../site/config/site-config';
import { pathOfVersion, versionOfAddress } from '../site/docs-addresses';
import { routes, withBase, withoutBase, type SitePath } from '../site/routes';

/** Calls of the API by their operation; undefined while they are being loaded. */
export type LoadedCalls = ReadonlyMap<string, ConsoleCall> | 'failed' | undefined;

/**
 * Loads what the console knows about calls.
 *
 * @param ids operations, separated by spaces
 * @returns the calls, and a function that tries again after a failure
 */
export function useConsoleCalls(ids: string): readonly [calls: LoadedCalls, retry: () => void] {
  const [loaded, setLoaded] = useState<{ readonly ids: string; readonly calls: LoadedCalls }>();
  const calls = loaded?.ids === ids ? loaded.calls : undefined;
  useEffect(() => {
    if (calls !== undefined) return undefined;
    const controller = new AbortController();
    Promise.all(ids.split(' ').map((id) => readCall(id, controller.signal))).then(
      (list) => setLoaded({ ids, calls: new Map(list.map((call) => [call.operationId, call])) }),
      () => controller.signal.aborted || setLoaded({ ids, calls: 'failed' }),
    );
    return () => controller.abort();
  }, [calls, ids]);
  return [calls, () => setLoaded(undefined)];
}

/** The version of the docs that the page belongs to describes the API in its own way. */
function pathOfShownVersion(): string {
  const { versions } = siteConfig.docs;
  if (versions.length < 2) return '';
  const path = withoutBase(siteConfig.baseUrl, window.location.pathname as SitePath);
  return pathOfVersion(versionOfAddress(path) ?? '') ?? '';
}

async function readCall(id: string, signal: AbortSignal): Promise<ConsoleCall> {
  const response = await fetch(withBase(siteConfig.baseUrl, routes.consoleCall(id, pathOfShownVersion())), { signal });
  if (!response.ok) throw new Error(`The form of ${id}: status ${response.status}`);
  return (await response.json()) as ConsoleCall;
}
