let warned = false;

function attempt<T>(action: () => T, fallback: T): T {
  try {
    return action();
  } catch (reason) {
    if (!warned) {
      warned = true;
      console.warn('The browser refuses to store settings: choices hold until the page is left.', reason);
    }
    return fallback;
  }
}

/** A value kept in local storage, or null; null also where storage is blocked, with one warning per page. */
export function readStored(key: string): string | null {
  return attempt(() => window.localStorage.getItem(key), null);
}

/** Keeps a value, or removes it when it is null. Never throws: where storage is blocked nothing is kept. */
export function writeStored(key: string, value: string | null): void {
  attempt(
    () => (value === null ? window.localStorage.removeItem(key) : window.localStorage.setItem(key, value)),
    undefined,
  );
}
