/** A failure of publishing in words: which step failed, why, and that the live index is unchanged. */
export class PublishError extends Error {
  override readonly name = 'PublishError';
}

/** What messages name of a record. */
interface NamedRecord {
  readonly objectID: string;
  readonly url: string;
}

/**
 * Runs one step and turns whatever it throws into a PublishError that names it. The client libraries throw objects that
 * contain whole requests; none of that is kept.
 */
export async function step<T>(name: string, run: () => Promise<T>, records: readonly NamedRecord[] = []): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof PublishError ? error : new PublishError(`${name} failed: ${explain(error, records)}`);
  }
}

type Attempts = readonly { readonly response: { readonly status: number; readonly content: string } }[];

/** An error of version 5 of the client library, or of version 4, which the plugin uses. */
type ClientError = Partial<Error & { status: number; stackTrace: Attempts; transporterStackTrace: Attempts }>;

/** What happened, in words. If the provider refuses a record, the page that it comes from. */
export function explain(error: unknown, records: readonly NamedRecord[] = []): string {
  const { name, message = String(error), status, stackTrace, transporterStackTrace } = Object(error) as ClientError;
  if (name === 'RetryError') {
    const last = (stackTrace ?? transporterStackTrace)?.at(-1)?.response;
    return `no host answered (${last?.status ? `status ${last.status}` : (last?.content ?? 'no attempt was made')})`;
  }
  if (status === undefined) return message;
  // The service names a record in two ways.
  const page = records.find(
    ({ objectID }) => message.includes(`objectID=${objectID} is`) || message.includes(`Record ${objectID} is`),
  )?.url;
  return `the provider refused with status ${status}: ${message}${page ? ` It comes from the page ${page}` : ''}`;
}
