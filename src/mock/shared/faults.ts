import { jsonResponse, type Answered, type AnswerRequest } from './answer-request';
import { ERRORS } from './calls/answer';
import type { MockCall, MockRequest } from './types';

/** Request headers that make the API fail or wait. */
export const FAULT_HEADER = 'x-mock-fault';
export const DELAY_HEADER = 'x-mock-delay';
const LONGEST_DELAY = 30_000;

/** Answers a request, with the delay and the fault that it asks for. A fault comes before anything is done. */
export async function withFaults(
  request: MockRequest,
  sleep: (milliseconds: number) => Promise<void>,
  answer: AnswerRequest,
): Promise<Answered> {
  const { [FAULT_HEADER]: fault, [DELAY_HEADER]: delay } = request.headers;
  const refused = (error: string): Promise<Answered> => answer(request, () => jsonResponse(400, { error }));
  if (fault !== undefined && !/^[45]\d\d$/.test(fault))
    return refused('parameter X-Mock-Fault: must be a status from 400 to 599');
  if (delay !== undefined && !(/^\d+$/.test(delay) && Number(delay) <= LONGEST_DELAY))
    return refused(`parameter X-Mock-Delay: must be a number of milliseconds from 0 to ${LONGEST_DELAY}`);
  if (delay !== undefined) await sleep(Number(delay));
  if (fault === undefined) return answer(request);
  const status = Number(fault);
  return answer(request, (call) => jsonResponse(status, { error: faultText(status, call) }));
}

/** The text of an error that a request asked for: the one that the call would answer with this status. */
function faultText(status: number, call: MockCall): string {
  const { operationId, credential, parameters } = call;
  switch (status) {
    case 400:
      return `parameter ${parameters[0]?.shownName ?? 'body'}: is missing`;
    case 401:
      return ERRORS.badKey;
    case 403:
      return credential === 'api-key' ? ERRORS.badKey : ERRORS.notAvailable;
    case 404:
      return ERRORS.notFound;
    case 405:
      return ERRORS.notAvailable;
    case 406:
      return /^start(?:Recording|Broadcast)$/.test(operationId) ? ERRORS.alreadyRunning : ERRORS.notReady;
    case 409:
      return ERRORS.playIdInUse;
    case 410:
      return ERRORS.expired;
    case 423:
      return credential === 'api-key' ? ERRORS.lockedKey : ERRORS.locked;
    default:
      return ERRORS.unavailable;
  }
}
