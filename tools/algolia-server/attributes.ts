import type { JsonObject } from './indices';

/** The value at a dotted path such as `hierarchy.lvl1`. */
export function valueAt(record: JsonObject, path: string): unknown {
  let value: unknown = record;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as JsonObject)[key];
  }
  return value;
}

/** Every string in a record with its dotted path; the strings of a list share the path of the list. */
export function textsOf(record: JsonObject, prefix = ''): [path: string, text: string][] {
  return Object.entries(record).flatMap(([key, value]): [string, string][] => {
    const path = `${prefix}${key}`;
    if (typeof value === 'string') return [[path, value]];
    if (Array.isArray(value))
      return value.filter((entry) => typeof entry === 'string').map((entry) => [path, entry as string]);
    return typeof value === 'object' && value !== null ? textsOf(value as JsonObject, `${path}.`) : [];
  });
}

/** Keeps only the attributes that the patterns name: `content`, `hierarchy.lvl1`, `hierarchy`, `*`; always the id. */
export function pick(record: JsonObject, patterns: readonly string[] | undefined): JsonObject {
  if (patterns === undefined || patterns.includes('*')) return record;
  const result: JsonObject = { objectID: record.objectID };
  for (const pattern of patterns) {
    const value = valueAt(record, pattern);
    if (value !== undefined) putAt(result, pattern, value);
  }
  return result;
}

export function putAt(target: JsonObject, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() as string;
  let node = target;
  for (const key of keys) node = (node[key] ??= {}) as JsonObject;
  node[last] = value;
}

export function covers(pattern: string, path: string): boolean {
  return pattern === '*' || pattern === path || path.startsWith(`${pattern}.`);
}
