import { isHttpCall, type ApiOperation } from '../../src/api/shared/types';

/** A call as a page names it. */
export interface NamedCall {
  /** Null where only an address is named. */
  readonly method: string | null;
  /** With what stands for values: `{ROOM_ID}`, `ROOM_ID`, `$ROOM_ID`, `${roomId}`, `…`. */
  readonly path: string;
  /** Names of query parameters. */
  readonly query: readonly string[];
  /** Names of the body's fields, those inside others with dots: `user.name`. */
  readonly fields: readonly string[];
}

/** What a segment of a written path stands for. */
const VARIABLE = /[$…<]|\.\.\.|\{[^}]*[^A-Z_}][^}]*\}/;
const NAMED = /^\{?([A-Z][A-Z_]+)\}?$/;

/** Says what a named call has that the description does not know; null if it is a call of the API. */
export function problemOfCall(call: NamedCall, operations: readonly ApiOperation[]): string | null {
  const label = [call.method, call.path].filter(Boolean).join(' ');
  const atPath = operations.filter((operation) => operation.method !== 'EVENT' && samePath(call.path, operation));
  if (atPath.length === 0) return `names ${label}, which is not a call of the API`;
  const known = call.method === null ? atPath : atPath.filter(({ method }) => method === call.method);
  if (known.length === 0)
    return `names ${label}; this path takes ${[...new Set(atPath.map(({ method }) => method))].join(', ')}`;
  if (!known.some(isHttpCall)) return null;
  const unknown = [
    ...call.query.filter(
      (name) =>
        !known.some(({ parameters }) =>
          parameters.some((parameter) => parameter.in === 'query' && parameter.name === name),
        ),
    ),
    ...call.fields.filter((name) => !known.some((operation) => hasField(operation, name))),
  ];
  return unknown.length === 0
    ? null
    : `names ${label} with ${unknown.map((name) => `"${name}"`).join(', ')}, which the call does not know`;
}

/** True if an operation takes a field in its body. Own keys are free inside `custom_fields` and nowhere else. */
export function hasField({ body }: ApiOperation, name: string): boolean {
  const free = /^(.*\bcustom_fields)\..+$/.exec(name)?.[1];
  return (body?.variants ?? []).some(({ fields }) =>
    fields.some((field) => field.name === name || field.name === free),
  );
}

/** An address that ends in a slash is the beginning of one that a program puts together. */
function samePath(written: string, { path }: ApiOperation): boolean {
  const own = (path.split('?')[0] ?? '').split('/').slice(1);
  const parts = written.split('/').slice(1);
  const isBeginning = parts.at(-1) === '';
  if (isBeginning) parts.pop();
  if (isBeginning ? parts.length >= own.length : parts.length !== own.length) return false;
  return parts.every((part, index) => sameSegment(part, own[index] ?? ''));
}

function sameSegment(written: string, own: string): boolean {
  if (VARIABLE.test(written)) return true;
  const name = NAMED.exec(written)?.[1];
  if (!own.startsWith('{')) return written === own;
  return name === undefined || name.startsWith('YOUR_') || `{${name}}` === own;
}
