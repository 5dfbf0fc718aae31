import { callPathsIn, callTerms, queryTerms } from './paths';
import { tokenize } from './tokenize';
import { toSingular } from './words';

test.each([
  ['sfu_mode', ['sfu', 'mode', 'sfumode']],
  ['Rooms.GetRecordings', ['room', 'get', 'recording', 'roomsgetrecording']],
  ['SDKs', ['sdk']],
  ['the API key', ['api', 'key']],
  ['reader’s choice', ['reader', 'choice']],
  ['Überblick ändern', ['überblick', 'ändern']],
])('splits %j into words', (text, words) => {
  expect(tokenize(text)).toEqual(words);
});

test('a stop word inside a name is not indexed as a part, but the whole name is', () => {
  expect(tokenize('getUserById')).toEqual(['get', 'user', 'id', 'getuserbyid']);
});

test.each([
  ['recordings', 'recording'],
  ['entries', 'entry'],
  ['boxes', 'box'],
  ['status', 'status'],
  ['ios', 'ios'],
  ['nodejs', 'nodejs'],
])('the singular of %s is %s', (word, singular) => {
  expect(toSingular(word)).toBe(singular);
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
  ['POST /rooms/{ACCESS_KEY}/snapshot', 'POST snapshot'],
  ['WSS /rt?room_id={ROOM_ID}', 'wss /rt?room_id'],
])('%j is found by the query %j', (text, query) => {
  const [call] = callPathsIn(query, { loose: true });
  expect(callPathsIn(text).flatMap(callTerms)).toContain(call && queryTerms(call)[0]);
});
