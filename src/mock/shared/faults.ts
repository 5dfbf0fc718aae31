import { jsonResponse, type AnswerRequest, type Answered } from './answer-request';
import { ERRORS } from './calls/answer';
import type { MockRequest } from './types';

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
  const fail = (status: number, error: string): Promise<Answered> =>
    answer(request, () => jsonResponse(status, { error }));
  if (fault !== undefined && !/^[45]\d\d$/.test(fault))
    return fail(400, 'parameter X-Mock-Fault: must be a status from 400 to 599');
  if (delay !== undefined && !(/^\d+$/.test(delay) && Number(delay) <= LONGEST_DELAY))
    return fail(400, `parameter X-Mock-Delay: must be a number of milliseconds from 0 to ${LONGEST_DELAY}`);
  if (delay !== undefined) await sleep(Number(delay));
  return fault === undefined ? answer(request) : fail(Number(fault), ERRORS.unavailable);
}
