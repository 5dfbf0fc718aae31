/** A snippet of VS Code. */
export interface Snippet {
  readonly prefix: string;
  readonly description: string;
  readonly scope: 'mdx' | 'yaml';
  readonly body: readonly string[];
}

/** Variables of VS Code that snippets use. */
export type Variables = Readonly<Record<string, string>>;

const PART = /\$\{(\d+)\|([^|]*)\|\}|\$\{(\d+):([^}]*)\}|\$(\d+)|\$([A-Z_]+)/g;

/**
 * Returns what a snippet inserts if its author types nothing: once for each of the values of the place with the most of
 * them. Places with the same number have the same text.
 *
 * @throws Error if the snippet uses a variable that is not given
 */
export function expandSnippet({ body }: Pick<Snippet, 'body'>, variables: Variables): string[] {
  const text = body.join('\n');
  const texts = new Map<string, readonly string[]>();
  for (const [, choice, values = '', place, byDefault = ''] of text.matchAll(PART)) {
    if (choice) texts.set(choice, values.split(','));
    if (place) texts.set(place, [byDefault]);
  }
  const count = Math.max(1, ...[...texts.values()].map(({ length }) => length));
  return Array.from({ length: count }, (_, index) =>
    text.replace(PART, (match: string, choice?: string, _values?: string, place?: string, _text?: string, ...more) => {
      const [again, variable] = more as [string | undefined, string | undefined];
      if (variable) {
        if (variables[variable] === undefined) throw new Error(`Unknown variable ${match}`);
        return variables[variable];
      }
      const values = texts.get(choice ?? place ?? again ?? '') ?? [''];
      return values[index % values.length] ?? '';
    }),
  );
}
