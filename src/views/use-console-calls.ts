import { useEffect, useState } from 'react';
import type { ConsoleCall } from '../reference/shared/console/types';
import { siteConfig } from '../site/config/site-config';
import { routes, withBase } from '../site/routes';

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

async function readCall(id: string, signal: AbortSignal): Promise<ConsoleCall> {
  const response = await fetch(withBase(siteConfig.baseUrl, routes.consoleCall(id)), { signal });
  if (!response.ok) throw new Error(`The form of ${id}: status ${response.status}`);
  return (await response.json()) as ConsoleCall;
}
