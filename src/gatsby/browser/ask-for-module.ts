interface Options {
  /** Where to ask for the module. */
  readonly data: string;
  readonly active: boolean;
  readonly onError: (error: Error) => void;
}

/**
 * Asks the development server to compile a module that the page loads with `import()`. webpack calls this in place of
 * the module, and replaces it with the module as soon as that is compiled.
 */
export function keepAlive({ data, active, onError }: Options): () => void {
  if (!active)
    fetch(data, { method: 'POST' })
      .then(({ ok, status }) => {
        if (!ok)
          throw new Error(
            `The development server answered ${status} for ${decodeURIComponent(data)}: reload the page.`,
          );
      })
      .catch(onError);
  return () => undefined;
}
