// Normalizes names that contain hashes, which change from build to build without a visible difference.

/** A class name of a CSS module as the bundler generates it: the name in the source and two characters of base64. */
const MODULE_CLASS = /^(\w[\w-]*?)[\w+-]{2}$/;

/** A bundle or style sheet: its name or number, and a hash. */
const BUNDLE = /(?<=^|[/"'])([a-z\d][\w~-]*?)[.-][0-9a-f]{8,20}\.(js|css)\b/g;

/** An id that React generates from the position in the tree. */
const REACT_ID = /_R_\w*_/g;

/** Replaces hashes: `/app.1a2b3c4d.css` becomes `/app.*.css`; a chunk with a number instead of a name, `/*.css`. */
export function normalizeHashes(value: string): string {
  return value
    .replace(BUNDLE, (_all, name: string, ending: string) =>
      /^\d+$/.test(name) ? `*.${ending}` : `${name}.*.${ending}`,
    )
    .replace(/'sha256-[\w+/=]+'/g, "'sha256-*'");
}

/** True for a file whose name contains a hash from the bundler. */
export function isBundle(path: string): boolean {
  return normalizeHashes(path) !== path;
}

/**
 * Creates a function that replaces the hash in class names. Names that both sites contain are left unchanged, so that a
 * name such as `card-text` is not mistaken for `card-te` with a hash.
 */
export function createClassNormalizer(
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
): (name: string) => string {
  return (name) => (before.has(name) && after.has(name) ? name : name.replace(MODULE_CLASS, '$1-*'));
}

/** All class names in a page's markup. */
export function classNamesIn(html: string): string[] {
  return [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)).filter(Boolean);
}

/** Creates a function that renumbers React's ids on a page in order of appearance. */
export function createReactIdNormalizer(): (value: string) => string {
  const numbers = new Map<string, string>();
  return (value) =>
    value.replace(REACT_ID, (id) => {
      if (!numbers.has(id)) numbers.set(id, `_R_${numbers.size + 1}_`);
      return numbers.get(id) ?? id;
    });
}
