import fc from 'fast-check';
import { findReplacements, replaceWords } from './replacements';

const VALUES = { API_KEY: 'k3y', ROOM_ID: 'harbour', USER_NAME: 'Ines', ACCESS_KEY: 'a1B2' };
const replaced = (sample: string, values: Readonly<Record<string, string>> = VALUES) =>
  replaceWords(sample, findReplacements([sample], values))
    .map(({ text }) => text)
    .join('');

test.each([
  ['a placeholder', 'API_KEY="YOUR_API_KEY"', 'API_KEY="k3y"'],
  [
    'an example of the description',
    '{"id": "team-standup", "user": {"name": "Mara"}}',
    '{"id": "harbour", "user": {"name": "Ines"}}',
  ],
  [
    'what a constant is assigned, wherever it stands',
    'ROOM_ID=control-desk\ncurl "$API/rooms/control-desk"',
    'ROOM_ID=harbour\ncurl "$API/rooms/harbour"',
  ],
  ['a constant in camel case', "const roomId = 'support-4711';", "const roomId = 'harbour';"],
  [
    'a query parameter in a URL',
    '"wss://api.example/rt?room_id=control-desk"',
    '"wss://api.example/rt?room_id=harbour"',
  ],
])('replaces %s', (_name, sample, expected) => {
  expect(replaced(sample)).toBe(expected);
});

test.each([
  ['parts of longer words', 'YOUR_API_KEYS team-standup-2 Maranta MY_YOUR_API_KEY old-team-standup TaMara'],
  ['names of other constants', 'ROOM_ID=$MY_ROOM; roomId = meeting.room.id; room_id=ROOM_ID'],
  ['calls', 'const roomId = create-room(1)'],
  ['values that nobody has typed', 'GUEST_TOKEN="YOUR_GUEST_TOKEN"'],
])('leaves %s alone', (_name, sample) => {
  expect(replaced(sample)).toBe(sample);
});

test.each(['a"b', "a'b", 'a$b', 'a`b', 'a\\b', 'a\nb', '{a}', '<a>', ''])(
  'a value that could change the meaning of a program is not shown: %j',
  (value) => {
    expect(replaced('ROOM_ID="team-standup"', { ROOM_ID: value })).toBe('ROOM_ID="team-standup"');
  },
);

test('pieces remember the word that they replace, so that the sample can be restored', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('team-standup', 'Mara', 'x', ' ', '"', 'YOUR_API_KEY', '\n')), (parts) => {
      const sample = parts.join('');
      const pieces = replaceWords(sample, findReplacements([sample], VALUES));
      expect(pieces.map(({ text, word }) => word ?? text).join('')).toBe(sample);
    }),
  );
});
