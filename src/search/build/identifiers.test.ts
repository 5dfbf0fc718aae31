import { extractIdentifiers, mentions, namesIn } from './identifiers';

test.each([
  ['join()', ['join']],
  ['verbose', ['verbose']],
  ['Rooms.GetRecordings', ['Rooms.GetRecordings', 'GetRecordings']],
  ['startPlayback(id:audio:)', ['startPlayback']],
  ['z-index', ['z-index']],
  ['X-Rondo-Signature', ['X-Rondo-Signature']],
  ['const user = client.getUserById("a b"); // TWO_TIMER ends it', ['client.getUserById', 'getUserById', 'TWO_TIMER']],
  ['the quick brown fox', []],
  ['{"sfu_mode": "disabled"}', ['sfu_mode']],
  ['a'.repeat(80), []],
])('extracts names from the code %j', (code, names) => {
  expect(extractIdentifiers(code)).toEqual(names);
});

test('a plain word in a heading is not a name, a camel-case word is', () => {
  expect(namesIn('Errors and onMeetingJoined')).toEqual(['onMeetingJoined']);
});

test.each([
  ['set play_id to 1', 'play_id', true],
  ['set play_ids', 'play_id', false],
  ['replay_id and play_id', 'play_id', true],
  ['nothing', 'play_id', false],
])('whether %j mentions %s: %s', (text, name, expected) => {
  expect(mentions(text, name)).toBe(expected);
});
