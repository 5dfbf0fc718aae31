import { callPathsIn, callTerms, queryTerms } from './paths';
import { chunksIn, tokenize } from './tokenize';
import { toSingular } from './words';

test.each([
  ['sfu_mode', ['sfu', 'mode', 'sfumode']],
  ['WebHIDManager', ['web', 'hid', 'manager', 'webhidmanager']],
  ['Rooms.GetRecordings', ['room', 'get', 'recording', 'roomsgetrecording']],
  ['SDKs', ['sdk']],
  ['Node.js', ['node', 'js', 'nodejs']],
  ['the API key', ['api', 'key']],
  ['reader’s choice', ['reader', 'choice']],
  ['404', ['404']],
  ['Überblick ändern', ['überblick', 'ändern']],
])('splits %j into words', (text, words) => {
  expect(tokenize(text)).toEqual(words);
});

test('a stop word inside a name is not indexed as a part, but the whole name is', () => {
  expect(tokenize('getUserById')).toEqual(['get', 'user', 'id', 'getuserbyid']);
});

test.each([
  ['recordings', 'recording'],
  ['layers', 'layer'],
  ['entries', 'entry'],
  ['boxes', 'box'],
  ['access', 'access'],
  ['status', 'status'],
  ['ios', 'ios'],
  ['js', 'js'],
  ['nodejs', 'nodejs'],
])('the singular of %s is %s', (word, singular) => {
  expect(toSingular(word)).toBe(singular);
});

test('a chunk has its position in the text', () => {
  expect(chunksIn('set the sfu_mode').map(({ raw, start }) => [raw, start])).toEqual([
    ['set', 0],
    ['the', 4],
    ['sfu_mode', 8],
  ]);
});

test.each([
  ['POST /rooms/{ACCESS_KEY}/layers', { method: 'post', segments: ['room', '*', 'layer'] }],
  ['curl "https://api.rondo.example/rooms/$KEY/layers"', { method: null, segments: ['room', '*', 'layer'] }],
  ['curl -X DELETE "$API/rooms/$KEY"', { method: 'delete', segments: ['room', '*'] }],
  ['GET /rooms/{roomId}/users?limit=2', { method: 'get', segments: ['room', '*', 'user'] }],
])('finds the call in %j', (text, call) => {
  expect(callPathsIn(text)).toContainEqual(call);
});

test('two words joined by a slash are a call only in a query', () => {
  expect(callPathsIn('audio and/or video')).toEqual([]);
  expect(callPathsIn('forward/mcu', { loose: true })).toEqual([{ method: null, segments: ['forward', 'mcu'] }]);
});

test.each([
  ['POST /rooms/{ACCESS_KEY}/layers', 'post /rooms/{id}/layers'],
  ['DELETE /rooms/{ACCESS_KEY}/layers/{Z_INDEX}', 'DELETE /layers/{Z_INDEX}'],
  ['POST /rooms/{ACCESS_KEY}/snapshot', 'POST snapshot'],
  ['POST /rooms/{ROOM_ID}/forward/mcu', 'forward/mcu'],
  ['WSS /rt?room_id={ROOM_ID}', 'wss /rt?room_id'],
])('%j is found by the query %j', (text, query) => {
  const [call] = callPathsIn(query, { loose: true });
  expect(callPathsIn(text).flatMap(callTerms)).toContain(call && queryTerms(call)[0]);
});
