import { CALLS, MEMBER_CALLS } from './calls';
import { CallError, ERRORS, type Answer, type CallInput } from './calls/answer';
import { textOf, type CheckedRequest, type CheckRequest, type RequestProblem } from './check/check-request';
import { obeyFaults } from './faults';
import type { World } from './state/world';
import type { MockCall, MockRequest, MockResponse } from './types';

/** The answer to a request, with the call that it matches. */
interface Answered {
  readonly call: MockCall | undefined;
  readonly response: MockResponse;
}

/** Returns a function that answers requests to the calls of the API. */
export function createAnswer(world: World, check: CheckRequest): (request: MockRequest) => Promise<Answered> {
  return async (request) => {
    const checked = await checkRequest(world, check, request);
    const { call } = checked;
    try {
      if (!call) throw new CallError(404, ERRORS.notFound);
      await obeyFaults(request);
      return { call, response: toResponse(await runCall(world, call, checked)) };
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      return { call, response: jsonResponse(error.status, error.json) };
    }
  };
}

/**
 * Checks a request. An API key that is sent with an access key or a permalink token in the path is ignored, although
 * the header distinguishes the variants of a pair.
 */
async function checkRequest(world: World, check: CheckRequest, request: MockRequest): Promise<CheckedRequest> {
  const checked = await check(request);
  if (checked.call?.credential !== 'api-key') return checked;
  const [value = ''] = Object.values(checked.path);
  if (!world.keys.get(value) && !world.permalinkTokens.get(value)) return checked;
  const other = await check({ ...request, headers: { ...request.headers, authorization: undefined } });
  return other.call?.name === checked.call.name ? other : checked;
}

export function jsonResponse(status: number, json: unknown): MockResponse {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(json) };
}

function toResponse({ status, json }: Answer): MockResponse {
  return json === undefined ? { status, headers: {}, body: null } : jsonResponse(status, json);
}

function runCall(world: World, call: MockCall, checked: CheckedRequest): Answer | Promise<Answer> {
  const { operationId, credential } = call;
  if (credential === 'access-key') {
    const member = memberOf(world, checked.path.ACCESS_KEY ?? '', call);
    refuseProblems(call, checked.problems);
    return MEMBER_CALLS[operationId]?.(world, { ...input(checked), ...member }) ?? unknownCall(operationId);
  }
  if (credential === 'api-key' && checked.problems.some(({ kind }) => kind === 'credential'))
    throw new CallError(badKeyStatus(call), badKeyStatus(call) === 404 ? ERRORS.notFound : ERRORS.badKey);
  refuseProblems(call, checked.problems);
  return CALLS[operationId]?.(world, input(checked)) ?? unknownCall(operationId);
}

function unknownCall(operationId: string): never {
  throw new Error(`The description has the call "${operationId}", which the mock API does not know.`);
}

function input({ path, query, body, files }: CheckedRequest): CallInput {
  return { path, query, body, files };
}

/** The status for a missing or unknown API key that a call documents; an object is not found if it documents none. */
function badKeyStatus({ responses }: MockCall): number {
  return [401, 403].find((status) => responses[status] !== undefined) ?? 404;
}

/**
 * Finds whom an access key stands for.
 *
 * @throws CallError with status 404 if it is unknown or its holder was removed, 410 if the meeting has ended
 *   and the call documents it
 */
function memberOf(world: World, accessKey: string, { responses }: MockCall) {
  const holder = world.keys.get(accessKey);
  const meeting = world.meetings.get(holder?.meetingId ?? '');
  const person = meeting?.people.find(({ id }) => id === holder?.userId);
  if (!meeting || !person) throw new CallError(404, ERRORS.notFound);
  if (meeting.ended && responses[410] !== undefined) throw new CallError(410, ERRORS.expired);
  if (meeting.ended || person.removed) throw new CallError(404, ERRORS.notFound);
  return { accessKey, meeting, person };
}

/** @throws CallError if there is a problem with a parameter */
function refuseProblems({ responses }: MockCall, problems: readonly RequestProblem[]): void {
  const refusesUnknown = responses[400] !== undefined;
  const parameters = problems
    .filter((problem) => problem.kind === 'parameter')
    .filter((problem) => !isForgiven(problem) && (refusesUnknown || problem.reason !== 'is not known'));
  if (parameters.length === 0) return;
  // A value in the path that cannot exist names nothing. Only a malformed one can be called invalid.
  const inPath = parameters.filter((problem) => problem.in === 'path');
  if (inPath.some(({ keyword }) => keyword !== 'encoding' || responses[400] === undefined))
    throw new CallError(404, ERRORS.notFound);
  throw new CallError(400, parameters.map(textOf));
}

/** An invalid colour gives the default, and a text that a shell inserts is a name like any other. */
function isForgiven(problem: Extract<RequestProblem, { readonly kind: 'parameter' }>): boolean {
  return (
    (problem.name === 'options[background_color]' && problem.keyword === 'pattern') ||
    (problem.in === 'path' && problem.keyword === 'required')
  );
}
