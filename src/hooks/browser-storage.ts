let warned = false;

function attempt<T>(action: () => T, fallback: T): T {
  try {
    return action();
  } catch (reason) {
    if (!warned) {
      warned = true;
      console.warn('The browser refuses to store settings: they last only until you leave the page.', reason);
    }
    return fallback;
  }
}

/** A value from local storage, or null if it is missing or storage is blocked, which is logged once per page. */
export function readStored(key: string): string | null {
  return attempt(() => window.localStorage.getItem(key), null);
}

/** Stores a value in local storage, or removes it if it is null. Does nothing if storage is blocked; never throws. */
export function writeStored(key: string, value: string | null): void {
  attempt(
    () => (value === null ? window.localStorage.removeItem(key) : window.localStorage.setItem(key, value)),
    undefined,
  );
}
