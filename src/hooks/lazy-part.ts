/** A part of the app whose code is loaded on first use. */
export interface LazyPart<T> {
  /** Loads the code once, and again after a failure. */
  readonly load: () => Promise<T>;
  /** The part, if its code has been loaded. */
  readonly loaded: () => T | undefined;
}

/** Creates a lazily loaded part. `fetch` calls `import()` on the part's module. */
export function lazyPart<T>(fetch: () => Promise<T>): LazyPart<T> {
  let loading: Promise<T> | undefined;
  let part: T | undefined;
  return {
    load: () =>
      (loading ??= fetch().then(
        (loaded) => (part = loaded),
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      )),
    loaded: () => part,
  };
}

/** A part that a page always needs: its code is requested as soon as that of the page runs in a browser. */
export function earlyPart<T>(fetch: () => Promise<T>): LazyPart<T> {
  const part = lazyPart(fetch);
  // Whoever shows the part tries again after a failure, and reports it.
  if (typeof document !== 'undefined') part.load().catch(Boolean);
  return part;
}
