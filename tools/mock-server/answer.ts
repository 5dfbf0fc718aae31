import type { CallSource } from '../../src/api/build/call-source';
import { jsonMedia } from '../../src/api/build/description';
import type { CheckedRequest } from './check-request';

export interface Answer {
  readonly status: number;
  /** JSON; undefined for an answer without a body. */
  readonly body: unknown;
}

/** What the description says a request is answered with. `ended` contains the access keys whose meetings are over. */
export function answerTo({ call, values, problems }: CheckedRequest, ended: ReadonlySet<string>): Answer {
  if (!call) return { status: 404, body: { error: problems.join('; ') } };
  if (problems.length > 0)
    return documented(call, ['400', '401', '403', '404']) ?? { status: 400, body: { error: problems.join('; ') } };
  const isOver = ended.has(values.ACCESS_KEY ?? '');
  return (
    (isOver ? documented(call, ['410']) : documented(call, ['200', '201', '204'])) ?? {
      status: 500,
      body: { error: `${call.operationId} has no answer for this` },
    }
  );
}

/** The first of some answers that a call has, with its example. */
function documented({ responses, variant }: CallSource, statuses: readonly string[]): Answer | undefined {
  const [found] = responses.filter(([status]) => statuses.includes(status));
  if (!found) return undefined;
  const [status, { content = {} }] = found;
  const media = jsonMedia(content);
  return {
    status: Number(status),
    body: media?.example ?? media?.examples?.[variant ?? '']?.value ?? Object.values(media?.examples ?? {})[0]?.value,
  };
}
