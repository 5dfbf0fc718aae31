/** A failure of publishing in words: which step failed, why, and that the live index is unchanged. */
export class PublishError extends Error {
  override readonly name = 'PublishError';
}

/** A record as messages name it. */
interface NamedRecord {
  readonly objectID: string;
  readonly url: string;
}

/**
 * Runs one step and turns whatever it throws into a message that names it. The client libraries throw objects that
 * contain whole requests; none of that is kept.
 *
 * @throws PublishError
 */
export async function step<T>(name: string, run: () => Promise<T>, records: readonly NamedRecord[] = []): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof PublishError ? error : new PublishError(`${name} failed: ${explain(error, records)}`);
  }
}

/** The errors of version 5 of the client library and of version 4, which the plugin uses. */
interface ClientError extends Partial<Error> {
  readonly status?: number;
  readonly stackTrace?: Attempts;
  readonly transporterStackTrace?: Attempts;
}
type Attempts = readonly { readonly response: { readonly status: number; readonly content: string } }[];

/** What happened, in words. If the provider refuses a record, the page that it comes from. */
export function explain(error: unknown, records: readonly NamedRecord[] = []): string {
  const { name, message, status, stackTrace, transporterStackTrace }: ClientError = Object(error);
  if (name === 'RetryError') {
    const last = (stackTrace ?? transporterStackTrace)?.at(-1)?.response;
    return `no host answered (${last?.status ? `status ${last.status}` : (last?.content ?? 'no attempt was made')})`;
  }
  if (status === undefined) return message ?? String(error);
  // The service names a record in two ways: `objectID=ID is too big` and `Record ID is too big`.
  const isNamed = ({ objectID }: NamedRecord): boolean =>
    [`objectID=${objectID} `, `Record ${objectID} `].some((text) => message?.includes(text));
  const page = records.find(isNamed)?.url;
  return `the provider refused with status ${status}: ${message}${page ? ` It comes from the page ${page}` : ''}`;
}
