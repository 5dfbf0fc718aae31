import type { ApiField, ApiOperation, ApiResponse } from '../shared/types';
import { h, type Markup } from './markup';

/**
 * Splits the fields of a response into those to list and the number of those that `other` returns too, under the same
 * name or, for entries of a list, under the same name within the entry. `isSame` is true if both return one
 * object with the same fields.
 */
export function splitFields(
  { type, fields }: ApiResponse,
  other: ApiOperation | undefined,
): { readonly listed: readonly ApiField[]; readonly shared: number; readonly isSame: boolean } {
  const known = new Set(other?.responses.flatMap((response) => response.fields.map(({ name }) => name)));
  const listed = fields.filter(({ name }) => !known.has(name) && !known.has(name.replace(/^\w+\[\]\./, '')));
  const shared = fields.length - listed.length;
  return { listed, shared, isSame: type === 'object' && listed.length === 0 && shared === known.size };
}

/** A sentence that leads to the call which describes the shared fields. */
export function linkToFields(
  { operationId, method, path, docs }: ApiOperation,
  { shared, listed }: { readonly shared: number; readonly listed: number },
): Markup[] {
  const call = h('a', { href: `${docs}#endpoint-${operationId}` }, [h('code', {}, [`${method} ${path}`])]);
  return [`${listed === 0 ? 'The' : 'The other'} ${shared} fields are described at `, call, '.'];
}
