const SINGLE = /^[@#$]?([A-Za-z_][\w$]*(?:(?:\.|::|->|-|:)[A-Za-z_$][\w$]*)*)(?:\(.*\))?[?!]?$/s;
const NAME = /[A-Za-z_$][\w$]*(?:(?:\.|::|->)[A-Za-z_$][\w$]*)*|[A-Za-z]+(?:-[A-Za-z]+){2,}/g;
/** Names that cannot be prose: with an underscore or camel case, constants, and headers such as `X-Signature`. */
const SHAPE = /[A-Za-z0-9]_[A-Za-z0-9]|[a-z0-9][A-Z]|[A-Z]{2}[a-z]|^[A-Z][A-Z0-9]{3,}$|^X-/;

/**
 * Names in a piece of code. A single word between backticks always counts as a name (`join()` is `join`); in longer
 * code, only words with the shape of a name do. A qualified name is returned in full and as its last part.
 */
export function extractIdentifiers(code: string): string[] {
  const single = SINGLE.exec(code.trim())?.[1];
  return single === undefined ? namesIn(code) : withLastPart([single]);
}

/** Words with the shape of a name in running text or a heading: `sfu_mode`, `getUser`, `Rooms.Join`, `TWO_TIMER`. */
export function namesIn(text: string): string[] {
  return withLastPart([...text.matchAll(NAME)].map(([name]) => name).filter((name) => SHAPE.test(name)));
}

function withLastPart(names: readonly string[]): string[] {
  return [...new Set(names.flatMap((name) => [name, name.split(/\.|::|->/).at(-1) ?? name]))].filter(
    ({ length }) => length > 1 && length <= 64,
  );
}

/** True if the text contains the name as a separate word. */
export function mentions(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (!/\w/.test(text[at - 1] ?? ' ') && !/\w/.test(text[at + name.length] ?? ' ')) return true;
  }
  return false;
}
