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
