import type { Grammar, TokenObject } from 'prismjs';

/** What follows is the body of a request. */
const BODY_OPTION = /((?:^|\s)(?:-d|--data(?:-raw)?|--json)\s+)/.source;

/** A number that is a value or an entry: strings are no tokens in the body, and can have digits too. */
const NUMBER_VALUE = { pattern: /([:[,]\s*)-?\d+(?:\.\d+)?(?:e[+-]?\d+)?(?=\s*[,\]}])/i, lookbehind: true };

/**
 * Makes Prism highlight all options of shell commands alike, also `--data-urlencode` and others with hyphens, and the
 * keys, numbers and words of JSON in the body of a request. What remains of the body is the string that it is. The
 * grammars of `bash` and `json` are changed in place, because commands inside commands share these objects.
 */
export function improveShellTokens(languages: Readonly<Record<string, unknown>>): void {
  // Prism's types do not say which tokens a grammar has.
  const { bash, json } = languages as unknown as {
    readonly bash: { readonly parameter: TokenObject; readonly string: TokenObject[] };
    readonly json: Record<'property' | 'boolean' | 'null', TokenObject>;
  };
  // One class is enough: Prism's alias `variable` would be repeated in every sample.
  Object.assign(bash.parameter, { pattern: /(^|\s)-{1,2}\w+(?:[-.:]\w+)*(?=[=\s]|$)/, alias: undefined });
  const { property, boolean, null: nothing } = json;
  const inside: Grammar = { property, number: NUMBER_VALUE, boolean, null: nothing };
  bash.string.unshift({
    pattern: new RegExp(`${BODY_OPTION}'\\s*[{[][^']*'`),
    lookbehind: true,
    greedy: true,
    inside,
  });
}
