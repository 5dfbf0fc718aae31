import { plural } from '../../site/words';
import type { ApiBodyVariant, ApiField, ApiOperation, ApiResponse } from '../shared/types';
import { fillMarkup, h, type Markup } from './markup';
import type { ObjectHome, SharedObjects } from './shared-objects';

/** Calls that describe fields of the shown one, and are linked instead of listing these again. */
export interface OtherCalls {
  /** Returns the same fields. */
  readonly fieldsOf?: ApiOperation | undefined;
  /** Takes the same fields in its body. */
  readonly bodyFieldsOf?: ApiOperation | undefined;
  /** What is described at one place of the API. */
  readonly objects?: SharedObjects | undefined;
  /** True on pages whose HTML would be too large with the samples in all languages. */
  readonly isBrief?: boolean;
}

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

/**
 * Splits the fields of a body into those to list and the number of those that `other` takes too. Because a call may
 * take a field in its own way, only fields that are described in the same words count as shared.
 */
export function splitBodyFields(
  { fields }: ApiBodyVariant,
  other: ApiOperation | undefined,
): { readonly listed: readonly ApiField[]; readonly shared: number } {
  const known = new Set(
    other?.body?.variants.flatMap((variant) => variant.fields.map((field) => JSON.stringify(field))),
  );
  const listed = fields.filter((field) => !known.has(JSON.stringify(field)));
  return { listed, shared: fields.length - listed.length };
}

/** A sentence that leads to where the shared fields are described: at a call, or in an object that it has. */
export function linkToFields(
  { operation: { method, path, docs }, id, field }: Pick<ObjectHome, 'operation' | 'id' | 'field'>,
  { shared, listed }: { readonly shared: number; readonly listed: number },
): Markup[] {
  const call = h('code', {}, [`${method} ${path}`]);
  const place =
    field === null ? [call] : fillMarkup(STRINGS.reference.fieldOf, { field: h('code', {}, [field]), call });
  return fillMarkup(plural(shared, listed === 0 ? STRINGS.reference.sharedFields : STRINGS.reference.otherFields), {
    place: h('a', { href: `${docs}#${id}` }, place),
  });
}

/** The place of a whole call, for a link to its fields. */
export function callPlace(operation: ApiOperation): Pick<ObjectHome, 'operation' | 'id' | 'field'> {
  return { operation, id: `endpoint-${operation.operationId}`, field: null };
}
