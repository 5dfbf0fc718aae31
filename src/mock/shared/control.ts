import { fromBase64 } from './base64';
import { jsonResponse } from './answer-request';
import { controlCall, corsHeaders } from './cors';
import { leave, personIn } from './state/meetings';
import type { World } from './state/world';
import { runningMeeting } from './calls/rooms';
import { RECORDING } from './recording';
import type { MeetingPicture, MockRequest, MockResponse } from './types';

interface ControlMeans {
  readonly world: World;
  readonly trustedOrigins: (origin: string) => boolean;
  readonly forward: (milliseconds: number) => Promise<void>;
  readonly reset: () => void;
  readonly picture: (roomId: string) => MeetingPicture | undefined;
}

/** The longest step of the clock in seconds. */
const LONGEST_STEP = 14 * 86_400;
const NOT_FOUND = jsonResponse(404, { error: 'not found' });

/**
 * Returns a function that answers requests to `/_mock` and below, with which people and tests look at the mock API and
 * control it.
 */
export function createControl(means: ControlMeans): (request: MockRequest) => Promise<MockResponse> {
  const { trustedOrigins } = means;
  return async (request) => {
    const { method, headers } = request;
    const { origin } = headers;
    const cors = corsHeaders(controlCall(method), request, trustedOrigins);
    const isRefused = method !== 'GET' && origin !== undefined && !trustedOrigins(origin);
    const response = isRefused
      ? jsonResponse(403, { error: `pages of ${origin} must not change the mock API` })
      : await answerControl(means, request);
    return { ...response, headers: { ...response.headers, ...cors } };
  };
}

async function answerControl(means: ControlMeans, { method, path, query }: MockRequest): Promise<MockResponse> {
  const { world } = means;
  const parts = partsOf(path);
  const [place, first = '', second, third = '', last] = parts;
  switch (`${method} ${place ?? ''}`) {
    case 'GET rooms': {
      const picture = second === 'picture' && parts.length === 3 ? means.picture(first) : undefined;
      return picture ? jsonResponse(200, picture) : NOT_FOUND;
    }
    case 'GET files':
      return parts.length === 2 ? file(world, first) : NOT_FOUND;
    case 'POST rooms':
      return second === 'users' && last === 'leave' && parts.length === 5 ? leaveRoom(world, first, third) : NOT_FOUND;
    case 'POST forward':
      return parts.length === 1 ? forward(means, query.get('seconds')) : NOT_FOUND;
    case 'POST reset':
      if (parts.length > 1) return NOT_FOUND;
      means.reset();
      return { status: 204, headers: {}, body: null };
    default:
      return NOT_FOUND;
  }
}

/** The decoded parts of a path after `/_mock`; one that no endpoint has if they cannot be decoded. */
function partsOf(path: string): string[] {
  try {
    return path.split('/').slice(2).map(decodeURIComponent);
  } catch {
    return ['%'];
  }
}

async function forward({ world, forward: move }: ControlMeans, seconds: string | null): Promise<MockResponse> {
  const isValid = seconds !== null && /^\d{1,7}$/.test(seconds) && Number(seconds) <= LONGEST_STEP;
  if (!isValid)
    return jsonResponse(400, { error: `parameter seconds: must be a number of seconds from 0 to ${LONGEST_STEP}` });
  await move(Number(seconds) * 1000);
  return jsonResponse(200, { now: world.time() });
}

function leaveRoom(world: World, roomId: string, userId: string): MockResponse {
  const meeting = runningMeeting(world, roomId);
  const person = meeting && personIn(meeting, userId);
  if (!meeting || !person?.online) return NOT_FOUND;
  leave(world, meeting, userId, false);
  return { status: 204, headers: {}, body: null };
}

function file(world: World, name: string): MockResponse {
  const [id = '', extension] = name.split('.');
  const recording = extension === 'webm' ? world.recordings.get(id) : undefined;
  const snapshot = extension === 'jpg' ? world.snapshots.get(id) : undefined;
  if (recording) return download('video/webm', RECORDING, name);
  return snapshot ? download('image/jpeg', fromBase64(snapshot.base64), name) : NOT_FOUND;
}

function download(type: string, body: Uint8Array, name: string): MockResponse {
  return {
    status: 200,
    headers: { 'content-type': type, 'content-disposition': `inline; filename="${name}"`, 'cache-control': 'no-store' },
    body,
  };
}
