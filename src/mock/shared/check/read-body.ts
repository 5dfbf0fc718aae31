export interface SentBody {
  /** Content type without parameters; empty if there is no body. */
  readonly contentType: string;
  readonly value: unknown;
  /** True for a form, in which every value is text. */
  readonly isForm: boolean;
  /** Uploaded files by name of the field. In `value`, a text stands for each. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** A list in a form has at most this many entries. */
const LONGEST_LIST = 10_000;
/** A name in a form has at most this many keys. */
const DEEPEST = 40;

/**
 * Parses the body of a request as the API does: JSON, or a form with nested names such as `user[name]` and `users[]`.
 *
 * @throws Error saying why the body cannot be read.
 */
export async function readBody(bytes: Uint8Array, header: string | undefined): Promise<SentBody> {
  const contentType = (header ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const files = new Map<string, Uint8Array>();
  if (bytes.length === 0) return { contentType: '', value: undefined, isForm: false, files };
  if (contentType === 'application/json') return { contentType, value: readJson(bytes), isForm: false, files };
  if (contentType !== 'application/x-www-form-urlencoded' && contentType !== 'multipart/form-data')
    throw new Error(
      'must have the content type application/json, application/x-www-form-urlencoded or multipart/form-data',
    );
  const value: Record<string, unknown> = {};
  for (const [name, entry] of await readForm(bytes, header ?? '')) {
    if (typeof entry !== 'string') files.set(name, new Uint8Array(await entry.arrayBuffer()));
    const keys = keysOf(name);
    if (keys.length > DEEPEST) throw new Error('is nested too deeply');
    place(value, keys, typeof entry === 'string' ? entry : `file ${entry.name}`);
  }
  return { contentType, value, isForm: true, files };
}

function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    throw new Error('is not valid JSON');
  }
}

async function readForm(bytes: Uint8Array, header: string): Promise<[string, string | File][]> {
  try {
    const form = await new Response(bytes.slice(), { headers: { 'content-type': header } }).formData();
    const entries: [string, string | File][] = [];
    form.forEach((entry, name) => entries.push([name, entry]));
    return entries;
  } catch {
    throw new Error('is not a valid form');
  }
}

/** Splits `options[custom_fields][locale]` into its three keys. The last key of `users[]` is empty. */
function keysOf(name: string): string[] {
  const [first = ''] = name.split('[');
  return [first, ...[...name.slice(first.length).matchAll(/\[([^\]]*)\]/g)].map(([, key = '']) => key)];
}

function place(target: Record<string, unknown>, keys: readonly string[], entry: string): void {
  const [key = '', ...deeper] = keys;
  if (deeper.length === 0) return put(target, key, entry);
  const known = Object.hasOwn(target, key) ? target[key] : undefined;
  if (deeper[0] === '') {
    const list = Array.isArray(known) ? (known as unknown[]) : [];
    if (list.length >= LONGEST_LIST) throw new Error(`has more than ${LONGEST_LIST} entries of ${key}[]`);
    list.push(entry);
    return put(target, key, list);
  }
  const inner = typeof known === 'object' && !Array.isArray(known) ? (known as Record<string, unknown>) : {};
  put(target, key, inner);
  place(inner, deeper, entry);
}

/** An assignment would change the prototype if the key is `__proto__`. */
function put(target: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(target, key, { value, enumerable: true, writable: true, configurable: true });
}
