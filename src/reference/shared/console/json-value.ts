/** Keys and indexes from the root of a JSON value. */
export type JsonPath = readonly (string | number)[];

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function valueAt(root: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>(
    (value, key) => (Object(value) === value ? Reflect.get(value as object, key) : undefined),
    root,
  );
}

/**
 * The JSON value with another value at a path. Undefined removes the property or entry there, and with it objects that
 * become empty by that, but never the root and no entry of a list. What is in the way is replaced.
 */
export function withValue(root: unknown, path: JsonPath, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (typeof key === 'number') {
    const list: readonly unknown[] = Array.isArray(root) ? root : [];
    const entry = rest.length === 0 ? value : (withValue(list[key], rest, value) ?? {});
    return [...list.slice(0, key), ...(entry === undefined ? [] : [entry]), ...list.slice(key + 1)];
  }
  const { [key]: old, ...others } = isRecord(root) ? root : {};
  const child = rest.length === 0 ? value : withValue(old, rest, value);
  const isGone = child === undefined || (rest.length > 0 && value === undefined && isRecord(child) && isEmpty(child));
  if (isGone) return others;
  // A known property keeps its place, so that the sample does not jump while the reader types.
  return isRecord(root) && key in root ? { ...root, [key]: child } : { ...others, [key]: child };
}

function isEmpty(value: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(value).length === 0;
}
