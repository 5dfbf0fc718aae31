// Names that change from build to build although nothing that a reader notices does.

/** A class of a CSS module as the bundler writes it: the name in the source and four characters of base64. */
const MODULE_CLASS = /^(.*\w)-[\w+-]{4}$/;

/** A bundle or a sheet: its name or its number and a digest. */
const BUNDLE = /(?<=^|[/"'])((?:[a-z][\w~-]*?|\d+))[.-][0-9a-f]{8,20}\.(js|css)\b/g;

/** An id that React counts out by the place in the tree. */
const REACT_ID = /_R_\w*_/g;

/** `/app.1a2b3c4d.css` as `/app.*.css`; a chunk that has a number and no name as `/*.css`. */
export function withoutDigests(value: string): string {
  return value
    .replace(BUNDLE, (_all, name: string, ending: string) =>
      /^\d+$/.test(name) ? `*.${ending}` : `${name}.*.${ending}`,
    )
    .replace(/'sha256-[\w+/=]+'/g, "'sha256-*'");
}

/** True for a file that the bundler names after its content. */
export function isBundle(address: string): boolean {
  return withoutDigests(address) !== address;
}

/**
 * How class names are written for the comparison. One that both sites have is left as it is, so that a name like
 * `card-text` is never taken for `card` with a digest.
 */
export function classNamer(before: ReadonlySet<string>, after: ReadonlySet<string>): (name: string) => string {
  return (name) => (before.has(name) && after.has(name) ? name : name.replace(MODULE_CLASS, '$1-*'));
}

/** All class names of a page's markup. */
export function classNamesIn(html: string): string[] {
  return [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)).filter(Boolean);
}

/** Gives the ids of React that a page uses numbers in the order in which they appear. */
export function reactIdNamer(): (value: string) => string {
  const numbers = new Map<string, string>();
  return (value) =>
    value.replace(REACT_ID, (id) => {
      if (!numbers.has(id)) numbers.set(id, `_R_${numbers.size + 1}_`);
      return numbers.get(id) ?? id;
    });
}
