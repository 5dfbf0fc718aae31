import { Refusal } from './http.js';

const { API = 'https://api.rondo.example', API_KEY } = process.env;
if (!API_KEY) throw new Error('Set API_KEY to your API key.');

/** What the page shows for an error message of the API. For any other error, read the log. */
const REFUSALS = {
  'meeting locked': new Refusal(423, 'The meeting is locked. No one else can join.'),
  'limit of parallel meetings reached': new Refusal(503, 'Too many meetings are running. Try again later.'),
  'temporarily unavailable': new Refusal(503, 'The meeting service is busy. Try again in a minute.'),
};
const FAULT = new Refusal(502, 'The meeting could not be opened. The log of the server says why.');

/** Returns the access key of one person. Everyone who sends the same room ID joins the same meeting. */
export async function requestAccessKey(roomId, { id, name }) {
  const response = await fetch(`${API}/rooms`, {
    method: 'POST',
    headers: { authorization: API_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ id: roomId, user: { id, name } }),
    signal: AbortSignal.timeout(10_000),
  }).catch((error) => {
    console.error('POST /rooms:', error.cause?.message ?? error.message);
    throw new Refusal(502, 'The meeting service cannot be reached. Try again in a minute.');
  });
  const body = await response.json().catch(() => ({}));
  if (response.ok) return body.access_key;

  const text = body.error ?? body.errors?.join(', ') ?? 'no text';
  console.error(`POST /rooms: ${response.status} ${text}, request ${response.headers.get('x-request-id')}`);
  throw REFUSALS[text] ?? FAULT;
}
