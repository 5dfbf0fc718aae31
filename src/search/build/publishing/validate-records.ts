import { createHash } from 'node:crypto';
import { z } from 'zod';
import { MAX_RECORD_BYTES, recordBytes } from '../record-size';

const ADDRESS = 'url must be a URL such as https://example.com/docs/page#heading';

const schema = z
  .looseObject({
    objectID: z.string('objectID is missing').min(1, 'objectID is missing'),
    url: z.string(ADDRESS).regex(/^(?:https?:\/)?\//, ADDRESS),
    anchor: z.string('anchor is missing; use null for the top of a page').nullable(),
  })
  .refine(({ url, anchor }) => anchor === null || (anchor !== '' && url.endsWith(`#${anchor}`)), {
    error: ({ input }) => `anchor ${JSON.stringify((input as { anchor: string }).anchor)} is not the end of the url`,
  });

/** A record with a digest of all its other fields, by which the plugin detects changes. */
export type PublishRecord = Readonly<z.infer<typeof schema>> & {
  readonly internal: { readonly contentDigest: string };
};

const SHOWN = 20;

/**
 * Validates all records before anything is sent and adds their digests.
 *
 * @param input Parsed content of the records file.
 * @throws Error listing the problems, each with the page of its record.
 */
export function validateRecords(input: unknown): PublishRecord[] {
  if (!Array.isArray(input)) throw new Error('The search records are not an array.');
  if (input.length === 0)
    throw new Error('There are no search records: publishing an empty set would clear the index.');
  const seen = new Set<unknown>();
  const problems: string[] = [];
  const records = input.map((value: unknown, position) => {
    const { internal: _, ...record }: Partial<PublishRecord> = Object(value);
    const { objectID, url } = record;
    const name = url ? `page ${url}` : objectID ? `record ${objectID}` : `record at position ${position}`;
    problems.push(...findProblems(record, seen).map((problem) => `${name}: ${problem}`));
    seen.add(objectID);
    return { ...record, internal: { contentDigest: digestOf(record) } } as PublishRecord;
  });
  if (problems.length === 0) return records;
  const more = problems.length > SHOWN ? [`… and ${problems.length - SHOWN} more`] : [];
  throw new Error(['Invalid search records, nothing was sent:', ...problems.slice(0, SHOWN), ...more].join('\n'));
}

function findProblems(record: object, seen: ReadonlySet<unknown>): string[] {
  const { success, error } = schema.safeParse(record);
  const { objectID } = record as Partial<PublishRecord>;
  const size = recordBytes(record);
  return [
    ...(success ? [] : error.issues.map(({ message }) => message)),
    ...(objectID && seen.has(objectID) ? [`objectID ${objectID} is used twice`] : []),
    ...(size > MAX_RECORD_BYTES
      ? [`record ${objectID} has ${size} bytes including its digest, the limit is ${MAX_RECORD_BYTES}`]
      : []),
  ];
}

/** Independent of the order of keys. */
function digestOf(record: object): string {
  const keys = new Set<string>();
  JSON.stringify(record, (key, value: unknown) => (keys.add(key), value));
  const json = JSON.stringify(record, [...keys].sort());
  return createHash('sha256').update(json).digest('hex').slice(0, 32);
}

/** Largest share of the live records that a publish may remove. */
const ALLOWED_DROP = 0.3;

/**
 * Guards against an incomplete record set, for example from a broken build.
 *
 * @throws Error when more than 30 % of the live records would be removed, unless that is allowed.
 */
export function checkDrop(count: number, liveCount: number, allowShrink: boolean): void {
  if (allowShrink || count >= liveCount * (1 - ALLOWED_DROP)) return;
  const percent = Math.round((1 - count / liveCount) * 100);
  throw new Error(
    `The live index has ${liveCount} records, this build only ${count}: ${percent} % fewer; at most ` +
      `${ALLOWED_DROP * 100} % is allowed. Nothing was sent. If this is intended, publish with SEARCH_ALLOW_SHRINK=1.`,
  );
}
