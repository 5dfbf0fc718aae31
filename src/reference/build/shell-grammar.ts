import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';

/** What follows is the body of a request. */
const BODY_OPTION = /((?:^|\s)(?:-d|--data(?:-raw)?|--json)\s+)/.source;

/** A number that is a value or an entry: strings are no tokens in the body, and can have digits too. */
const NUMBER_VALUE = { pattern: /([:[,]\s*)-?\d+(?:\.\d+)?(?:e[+-]?\d+)?(?=\s*[,\]}])/i, lookbehind: true };

let isImproved = false;

/**
 * Makes Prism highlight all options of shell commands alike, also `--data-urlencode` and others with hyphens, and the
 * keys, numbers and words of JSON in the body of a request. What remains of the body is the string that it is.
 * Must run before any shell code is highlighted.
 */
export function improveShellGrammar(): void {
  if (isImproved) return;
  isImproved = true;
  // A language that is loaded again would lose what is changed below.
  loadLanguages(['json', 'bash'].filter((name) => !(name in Prism.languages)));
  // Prism's types do not say which tokens a grammar has.
  const { bash, json } = Prism.languages as unknown as {
    readonly bash: { readonly parameter: Prism.TokenObject; readonly string: Prism.TokenObject[] };
    readonly json: Record<'property' | 'number' | 'boolean' | 'null', Prism.TokenObject>;
  };
  // Changed in place, because commands inside commands share these objects. One class is enough: Prism's alias
  // `variable` would be repeated in every sample.
  Object.assign(bash.parameter, { pattern: /(^|\s)-{1,2}\w+(?:[-.:]\w+)*(?=[=\s]|$)/, alias: undefined });
  const { property, number, boolean, null: nothing } = json;
  bash.string.unshift({
    pattern: new RegExp(`${BODY_OPTION}'\\s*[{[][^']*'`),
    lookbehind: true,
    greedy: true,
    inside: { property, number: { ...number, ...NUMBER_VALUE }, boolean, null: nothing },
  });
}
