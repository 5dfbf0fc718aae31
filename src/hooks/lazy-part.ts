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
