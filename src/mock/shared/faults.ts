import { CallError, ERRORS } from './calls/answer';
import type { MockRequest } from './types';

/** Request headers that make a call wait, in milliseconds, or fail before anything is done. */
export const DELAY_HEADER = 'x-mock-delay';
export const FAULT_HEADER = 'x-mock-fault';
const LONGEST_DELAY = 30_000;

/**
 * Waits as long as a request asks for.
 *
 * @throws CallError with the status that it asks for, or 400 if a header is invalid
 */
export async function obeyFaults({ headers }: MockRequest): Promise<void> {
  const { [DELAY_HEADER]: delay, [FAULT_HEADER]: status } = headers;
  if (delay !== undefined && !(/^\d+$/.test(delay) && Number(delay) <= LONGEST_DELAY))
    throw new CallError(400, `parameter X-Mock-Delay: must be a number of milliseconds from 0 to ${LONGEST_DELAY}`);
  if (status !== undefined && !/^[45]\d\d$/.test(status))
    throw new CallError(400, 'parameter X-Mock-Fault: must be a status from 400 to 599');
  if (delay !== undefined) await new Promise((done) => setTimeout(done, Number(delay)));
  if (status !== undefined) throw new CallError(Number(status), ERRORS.unavailable);
}
