import { createHash } from 'node:crypto';
import { MAX_RECORD_BYTES, recordBytes } from '../record-size';
import { PublishError } from './publish-error';

/** What publishing has to know of a record; the other fields pass through as they are. */
export interface PublishRecord {
  readonly objectID: string;
  readonly url: string;
  readonly anchor: string | null;
  /** Where the plugin looks for changes; made from all other fields. */
  readonly internal: { readonly contentDigest: string };
  readonly [field: string]: unknown;
}

const SHOWN = 20;

/**
 * Checks every record before anything is sent and gives each its digest.
 *
 * @param input Content of the records file.
 * @throws PublishError listing what is wrong, with each record's page.
 */
export function validateRecords(input: unknown): PublishRecord[] {
  if (!Array.isArray(input)) throw new PublishError('The search records are not a list.');
  if (input.length === 0) throw new PublishError('There are no search records: publishing them would empty the index.');
  const seen = new Set<unknown>();
  const problems: string[] = [];
  const records = input.map((value: unknown, position) => {
    const { internal: _, ...record }: Partial<PublishRecord> = Object(value);
    const { objectID, url } = record;
    const name = url ? `page ${url}` : objectID ? `record ${objectID}` : `record at position ${position}`;
    problems.push(...findProblems(record, seen).map((problem) => `${name}: ${problem}`));
    seen.add(objectID);
    const contentDigest = createHash('sha256').update(stableJson(record)).digest('hex').slice(0, 32);
    return { ...record, internal: { contentDigest } } as PublishRecord;
  });
  if (problems.length === 0) return records;
  const more = problems.length > SHOWN ? [`… and ${problems.length - SHOWN} more`] : [];
  throw new PublishError(
    ['Invalid search records, nothing was sent:', ...problems.slice(0, SHOWN), ...more].join('\n'),
  );
}

function findProblems(record: Partial<PublishRecord>, seen: ReadonlySet<unknown>): string[] {
  const { objectID, url, anchor } = record as Record<string, unknown>;
  const problems: string[] = [];
  if (typeof objectID !== 'string' || objectID === '') problems.push('objectID is missing');
  else if (seen.has(objectID)) problems.push(`objectID ${objectID} is used twice`);
  if (typeof url !== 'string' || !/^(?:https?:\/\/|\/)/.test(url))
    problems.push('url must be an address, as in https://example.com/docs/page#heading');
  else if (anchor === undefined) problems.push('anchor is missing; for the top of a page it is null');
  else if (anchor !== null && (typeof anchor !== 'string' || anchor === '' || !url.endsWith(`#${anchor}`)))
    problems.push(`anchor ${JSON.stringify(anchor)} is not the end of the url`);
  const size = recordBytes(record);
  if (size > MAX_RECORD_BYTES)
    problems.push(`record ${String(objectID)} has ${size} bytes with its digest, allowed are ${MAX_RECORD_BYTES}`);
  return problems;
}

/** JSON that does not depend on the order of keys. */
function stableJson(value: unknown): string {
  return JSON.stringify(value, (_key, entry: unknown) =>
    typeof entry === 'object' && entry !== null && !Array.isArray(entry)
      ? Object.fromEntries(Object.entries(entry).sort(([one], [other]) => (one < other ? -1 : 1)))
      : entry,
  );
}

/** Largest part of the live index's records that may go at once. */
const ALLOWED_DROP = 0.3;

/**
 * Guards against half a record set, as a broken build may give.
 *
 * @throws PublishError when more than 30 % of the live index's records would go, unless that is allowed.
 */
export function checkDrop(count: number, liveCount: number, allowShrink: boolean): void {
  if (allowShrink || count >= liveCount * (1 - ALLOWED_DROP)) return;
  const percent = Math.round((1 - count / liveCount) * 100);
  throw new PublishError(
    `The live index has ${liveCount} records, this build only ${count}: ${percent} % fewer, where ` +
      `${ALLOWED_DROP * 100} % are allowed. Nothing was sent. If this is meant, publish with SEARCH_ALLOW_SHRINK=1.`,
  );
}
