import type { PublishRecord } from './validate-records';

/** A failure of publishing, in words: which step, what happened, what is left as it was. */
export class PublishError extends Error {
  override readonly name = 'PublishError';
}

/**
 * Runs one step and turns whatever it throws into words that name it. The client library throws plain objects that
 * carry whole requests; none of that is kept.
 *
 * @throws PublishError
 */
export async function step<T>(name: string, run: () => Promise<T>, records: readonly PublishRecord[] = []): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof PublishError ? error : new PublishError(`${name} failed: ${explain(error, records)}`);
  }
}

/** What happened, in words. For a record that the provider refuses, the page that it comes from. */
export function explain(error: unknown, records: readonly PublishRecord[] = []): string {
  const { name, message, status, transporterStackTrace } = toFields(error);
  if (name === 'RetryError') return `no host answered (${lastResponse(transporterStackTrace)})`;
  if (status === undefined) return message;
  const record = findNamed(message, records);
  return `the provider refused with status ${status}: ${message}${record ? ` It comes from the page ${record.url}` : ''}`;
}

interface ErrorFields {
  readonly name: string;
  readonly message: string;
  readonly status: number | undefined;
  readonly transporterStackTrace: readonly { response?: { status?: number; content?: string } }[];
}

function toFields(error: unknown): ErrorFields {
  const fields = (typeof error === 'object' && error !== null ? error : {}) as Partial<ErrorFields>;
  return {
    name: fields.name ?? '',
    message: typeof fields.message === 'string' ? fields.message : String(error),
    status: typeof fields.status === 'number' ? fields.status : undefined,
    transporterStackTrace: fields.transporterStackTrace ?? [],
  };
}

function lastResponse(frames: ErrorFields['transporterStackTrace']): string {
  const response = frames.at(-1)?.response;
  if (!response) return 'no attempt was made';
  return response.status ? `status ${response.status}` : String(response.content ?? '').slice(0, 200);
}

/** The service names the record in two ways: `objectID=ID is too big` and `Record ID is too big`. */
function findNamed(message: string, records: readonly PublishRecord[]): PublishRecord | undefined {
  return records.find(
    ({ objectID }) => message.includes(`objectID=${objectID} `) || message.includes(`Record ${objectID} `),
  );
}
