/** Names that content and data can use in braces, and the values that replace them. */
export type TokenValues = Readonly<Record<string, string>>;

/** Matches tokens, including an escaping backslash. One after a name (`Acme\\{Product}`, a PHP namespace) is text. */
const TOKEN = /((?<![\w}])\\)?\{([A-Za-z]+)\}/g;

/**
 * Replaces tokens such as `{product}`. `\{product}` is not replaced but loses its backslash, unless `keepEscape` is
 * set: in prose, MDX itself still needs the backslash.
 */
export function expandTokens(text: string, values: TokenValues, options: { keepEscape?: boolean } = {}): string {
  return text.replace(TOKEN, (match: string, escape: string | undefined, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return match;
    if (escape) return options.keepEscape ? match : match.slice(1);
    return value;
  });
}

/** Expands tokens in every string of a JSON-like value: keys, list entries and values. */
export function expandTokensDeep<T>(value: T, values: TokenValues): T {
  if (typeof value === 'string') return expandTokens(value, values) as T;
  if (Array.isArray(value)) return value.map((entry: unknown) => expandTokensDeep(entry, values)) as T;
  if (value !== null && typeof value === 'object' && !(value instanceof Date)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [expandTokens(key, values), expandTokensDeep(entry, values)]),
    ) as T;
  }
  return value;
}
