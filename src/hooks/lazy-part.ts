/** A part of the app whose code is fetched when it is first wanted. */
export interface LazyPart<T> {
  /** Fetches the code, once; again after a failure. */
  readonly load: () => Promise<T>;
  /** The part, if its code is there. */
  readonly loaded: () => T | undefined;
}

/** `fetch` is an `import()` of the part's module. */
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
