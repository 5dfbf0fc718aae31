import { fill } from '../../../site/fill';
import { failure, isObject, quote, success } from '../read-json';
import type { Parsed } from '../types';
import { decodeHash, encodeHash } from '../url-state';
import { checkId } from './fields';
import { checkValues, isKindName, kindOf, SOURCE_KINDS, type SourceValues } from './kinds';
import { SOURCE_LIMIT, startPlanOfSources, takenIds, type AddedSource, type SourcesPlan } from './sources-state';

/** Encodes the state of the sources playground as a URL hash. */
export function encodeSources({ roomId, sources }: SourcesPlan): string {
  return encodeHash({ room: roomId, sources: sources.map(({ kind, values }) => ({ kind, ...values })) });
}

/** What a link contains: what could be read of it, and a sentence for each part that could not. */
export interface SourcesLink {
  readonly value: SourcesPlan | undefined;
  readonly problems: readonly string[];
}

/**
 * Decodes the state in a URL hash; null if the hash does not contain one. A source that cannot be read does not take
 * the others with it.
 */
export function decodeSources(hash: string): SourcesLink | null {
  const decoded = decodeHash(hash);
  if (decoded === null || decoded.problems.length > 0) return decoded as Parsed<SourcesPlan> | null;
  return parseState(decoded.value);
}

function parseState(value: unknown): SourcesLink {
  if (!isObject(value)) return failure(fill(STRINGS.sources.linkNoObject, { value: quote(value) }));
  if (!Array.isArray(value.sources)) return failure(fill(STRINGS.sources.linkNoList, { value: quote(value.sources) }));
  if (value.sources.length > SOURCE_LIMIT)
    return failure(fill(STRINGS.sources.linkTooMany, { count: value.sources.length, limit: SOURCE_LIMIT }));
  const start = startPlanOfSources();
  const problems: string[] = [];
  const roomId = typeof value.room === 'string' && checkId(value.room) === null ? value.room : start.roomId;
  if (value.room !== undefined && value.room !== roomId)
    problems.push(fill(STRINGS.sources.linkRoom, { value: quote(value.room) }));
  const sources: AddedSource[] = [];
  for (const [index, entry] of value.sources.entries()) {
    const parsed = parseSource(entry, index + 1, takenIds(sources));
    if (parsed.value) sources.push(parsed.value);
    else problems.push(...parsed.problems);
  }
  // Nothing is left: the reader keeps what the page has.
  if (sources.length === 0 && problems.length > 0) return { value: undefined, problems };
  return { value: { roomId, sources }, problems };
}

function parseSource(entry: unknown, number: number, taken: ReadonlySet<string>): Parsed<AddedSource> {
  if (!isObject(entry)) return failure(fill(STRINGS.sources.linkSource, { number, value: quote(entry) }));
  if (!isKindName(entry.kind))
    return failure(
      fill(STRINGS.sources.linkKind, { number, value: quote(entry.kind), allowed: SOURCE_KINDS.join(', ') }),
    );
  const kind = kindOf(entry.kind);
  const invalid = kind.fields.find(({ name }) => entry[name] !== undefined && typeof entry[name] !== 'string');
  if (invalid)
    return failure(
      fill(STRINGS.sources.linkValue, { number, value: quote(entry[invalid.name]), field: invalid.label }),
    );
  const values: SourceValues = Object.fromEntries(
    kind.fields.map(({ name, initial }) => [name, (entry[name] as string | undefined) ?? initial]),
  );
  const problems = Object.entries(checkValues(kind, values, taken));
  const [first] = problems;
  if (first)
    return failure(
      fill(STRINGS.sources.linkField, {
        number,
        kind: kind.title,
        field: kind.fields.find(({ name }) => name === first[0])?.label ?? '',
        problem: first[1],
      }),
    );
  return success({ kind: entry.kind, values });
}
