export interface SentBody {
  /** Content type without parameters; empty if there is no body. */
  readonly contentType: string;
  readonly value: unknown;
  /** True for a form, in which every value is text. */
  readonly isForm: boolean;
}

/**
 * Parses the body of a request as the API does: JSON, or a form with nested names such as `user[name]` and `users[]`.
 *
 * @throws Error saying why the body cannot be read.
 */
export async function readBody(bytes: Buffer, header: string | undefined): Promise<SentBody> {
  const contentType = (header ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (bytes.length === 0) return { contentType: '', value: undefined, isForm: false };
  if (contentType === 'application/json')
    return { contentType, value: JSON.parse(bytes.toString('utf8')), isForm: false };
  if (contentType !== 'application/x-www-form-urlencoded' && contentType !== 'multipart/form-data')
    throw new Error(
      `the content type is "${contentType}"; ` +
        'allowed: application/json, application/x-www-form-urlencoded, multipart/form-data',
    );
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': header ?? '' } }).formData();
  const value: Record<string, unknown> = {};
  form.forEach((entry, name) => place(value, keysOf(name), typeof entry === 'string' ? entry : `file ${entry.name}`));
  return { contentType, value, isForm: true };
}

/** Splits `options[custom_fields][locale]` into its three keys. The last key of `users[]` is empty. */
function keysOf(name: string): string[] {
  const [first = ''] = name.split('[');
  return [first, ...[...name.slice(first.length).matchAll(/\[([^\]]*)\]/g)].map(([, key = '']) => key)];
}

function place(target: Record<string, unknown>, [key = '', ...deeper]: readonly string[], entry: string): void {
  if (deeper.length === 0) target[key] = entry;
  else if (deeper[0] === '') target[key] = [...((target[key] as unknown[] | undefined) ?? []), entry];
  else place((target[key] ??= {}) as Record<string, unknown>, deeper, entry);
}
