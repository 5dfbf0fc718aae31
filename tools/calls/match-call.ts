import { isHttpCall, type ApiOperation } from '../../src/reference/shared/types';

/** A call as a page mentions it. */
export interface NamedCall {
  /** Null if the page mentions only a URL. */
  readonly method: string | null;
  /** Path, in which values can be placeholders: `{ROOM_ID}`, `ROOM_ID`, `$ROOM_ID`, `${roomId}`, `…`. */
  readonly path: string;
  /** Names of query parameters. */
  readonly query: readonly string[];
  /** Names of the fields in the body; nested ones contain dots: `user.name`. */
  readonly fields: readonly string[];
}

/** Matches a segment that can be any value. */
const VARIABLE = /[$…<]|\.\.\.|\{[^}]*[^A-Z_}][^}]*\}/;
/** Matches a placeholder whose name is compared with that of the parameter in the description. */
const NAMED = /^\{?([A-Z][A-Z_]+)\}?$/;

/** Returns what is wrong with a call according to the API description; null if it is a call of the API. */
export function problemInCall(call: NamedCall, operations: readonly ApiOperation[]): string | null {
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
    : `names ${label} with ${unknown.map((name) => `"${name}"`).join(', ')}, which the call does not accept`;
}

/** True if an operation accepts a field in its body. Unknown keys are accepted only inside `custom_fields`. */
export function hasField({ body }: ApiOperation, name: string): boolean {
  const free = /^(.*\bcustom_fields)\..+$/.exec(name)?.[1];
  return (body?.variants ?? []).some(({ fields }) =>
    fields.some((field) => field.name === name || field.name === free),
  );
}

/** Compares paths. A written path that ends in a slash is a prefix, which a program completes. */
function samePath(written: string, { path }: ApiOperation): boolean {
  const template = (path.split('?')[0] ?? '').split('/').slice(1);
  const parts = written.split('/').slice(1);
  const isPrefix = parts.at(-1) === '';
  if (isPrefix) parts.pop();
  if (isPrefix ? parts.length >= template.length : parts.length !== template.length) return false;
  return parts.every((part, index) => sameSegment(part, template[index] ?? ''));
}

function sameSegment(written: string, template: string): boolean {
  if (VARIABLE.test(written)) return true;
  const name = NAMED.exec(written)?.[1];
  if (!template.startsWith('{')) return written === template;
  return name === undefined || name.startsWith('YOUR_') || `{${name}}` === template;
}
