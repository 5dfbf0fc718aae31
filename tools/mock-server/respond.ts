import type { CallSource } from '../../src/reference/build/call-source';
import { jsonMedia } from '../../src/reference/build/description';
import { textOf, type CheckedRequest } from '../../src/mock/shared/check/check-request';

export interface MockResponse {
  readonly status: number;
  /** JSON value; undefined for a response without a body. */
  readonly body: unknown;
}

/**
 * Returns the documented response to a request.
 *
 * @param call the call in the description; undefined if the request matches none
 * @param ended access keys of meetings that have ended
 */
export function respondTo(
  call: CallSource | undefined,
  { path, problems }: CheckedRequest,
  ended: ReadonlySet<string>,
): MockResponse {
  const error = problems.map(textOf).join('; ');
  if (!call) return { status: 404, body: { error } };
  if (problems.length > 0)
    return documentedResponse(call, ['400', '401', '403', '404']) ?? { status: 400, body: { error } };
  const isOver = ended.has(path.ACCESS_KEY ?? '');
  return (
    (isOver ? documentedResponse(call, ['410']) : documentedResponse(call, ['200', '201', '204'])) ?? {
      status: 500,
      body: { error: `${call.operationId} has no ${isOver ? 'response 410' : 'successful response'}` },
    }
  );
}

/** Returns the first documented response with one of the statuses, with its example as the body. */
function documentedResponse({ responses, variant }: CallSource, statuses: readonly string[]): MockResponse | undefined {
  const [response] = responses.filter(([status]) => statuses.includes(status));
  if (!response) return undefined;
  const [status, { content = {} }] = response;
  const media = jsonMedia(content);
  return {
    status: Number(status),
    body: media?.example ?? media?.examples?.[variant ?? '']?.value ?? Object.values(media?.examples ?? {})[0]?.value,
  };
}
