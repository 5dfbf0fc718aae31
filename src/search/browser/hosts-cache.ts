/** The part of the client's cache interface that it uses for the states of its hosts. */
interface HostsCache {
  readonly get: <T>(host: HostKey, defaultValue: () => Promise<T>) => Promise<T>;
  readonly set: <T>(host: HostKey, value: T) => Promise<T>;
  readonly delete: (host: HostKey) => Promise<void>;
  readonly clear: () => Promise<void>;
}

type HostKey = string | Readonly<Record<string, unknown>>;

/**
 * Remembers which hosts have failed for the lifetime of the page. The client's default cache stores a failure under a
 * key that contains the time and never finds it again: every search would try a failed host first, and the reader's
 * storage would grow with every failure.
 */
export function createHostsCache(): HostsCache {
  const states = new Map<string, unknown>();
  return {
    get: async <T>(host: HostKey, defaultValue: () => Promise<T>) =>
      states.has(keyOf(host)) ? (states.get(keyOf(host)) as T) : defaultValue(),
    set: async <T>(host: HostKey, value: T) => {
      states.set(keyOf(host), value);
      return value;
    },
    delete: async (host) => void states.delete(keyOf(host)),
    clear: async () => states.clear(),
  };
}

/** The client reads with the host as the key, and writes with an object that also has the host's state. */
function keyOf(host: HostKey): string {
  return typeof host === 'string' ? host : `${String(host.protocol)}://${String(host.url)}`;
}
