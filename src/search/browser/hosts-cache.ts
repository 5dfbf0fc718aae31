/** The part of the client's cache for what it knows about its hosts. */
interface HostsCache {
  readonly get: <T>(host: HostKey, defaultValue: () => Promise<T>) => Promise<T>;
  readonly set: <T>(host: HostKey, value: T) => Promise<T>;
  readonly delete: (host: HostKey) => Promise<void>;
  readonly clear: () => Promise<void>;
}

type HostKey = string | Readonly<Record<string, unknown>>;

/**
 * Remembers which hosts have failed, as long as the page lives. The client's own cache keeps a failure under a name
 * that contains the time, and never finds it again: a failed host would be asked first with every search, and the
 * reader's storage would grow with every failure.
 */
export function createHostsCache(): HostsCache {
  const states = new Map<string, unknown>();
  return {
    get: async <T>(host: HostKey, defaultValue: () => Promise<T>) =>
      states.has(addressOf(host)) ? (states.get(addressOf(host)) as T) : defaultValue(),
    set: async <T>(host: HostKey, value: T) => {
      states.set(addressOf(host), value);
      return value;
    },
    delete: async (host) => void states.delete(addressOf(host)),
    clear: async () => states.clear(),
  };
}

/** The client asks with a host, and tells with the same and its state. */
function addressOf(host: HostKey): string {
  return typeof host === 'string' ? host : `${String(host.protocol)}://${String(host.url)}`;
}
