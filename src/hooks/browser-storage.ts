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

/** A value that the tab keeps; null if it is missing or storage is blocked. */
export function readSession(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The same as parsed JSON; undefined if it is missing or no JSON. */
export function readSessionJson(key: string): unknown {
  try {
    return JSON.parse(readSession(key) ?? '') as unknown;
  } catch {
    return undefined;
  }
}

/** Keeps a value until the tab is closed, or removes it if it is null. Returns false if storage is blocked or full. */
export function writeSession(key: string, value: string | null): boolean {
  try {
    if (value === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
