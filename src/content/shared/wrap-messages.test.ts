import { wrapMessages } from './wrap-messages';

const sequence = (...lines: string[]) => ['sequenceDiagram', '  participant A', '  participant B', ...lines].join('\n');
/** The lines of a prepared diagram after its participants. */
const wrapped = (...lines: string[]) =>
  wrapMessages(sequence(...lines))
    .split('\n')
    .slice(3);

test.each([
  ['  A->>B: POST /rooms with API key', '  A->>B: POST /rooms with<br/>API key'],
  ['  A<<-->>B: one two three four five', '  A<<-->>B: one two three<br/>four five'],
])('MER-1 breaks %s between words', (line, expected) => {
  expect(wrapped(line)).toEqual([expected]);
});

test('MER-1 a message across two columns has lines of twice the length', () => {
  expect(wrapped('  participant C', '  A->>C: calls with access key in the path of each')).toEqual([
    '  participant C',
    '  A->>C: calls with access key in the<br/>path of each',
  ]);
});

test('MER-1 leaves notes, loops and titles of a sequence as they are', () => {
  const lines = [
    '  accTitle: A title that is longer than a line',
    '  Note over A,B: session is ACTIVE and goes on',
    '  end',
  ];
  expect(wrapped(...lines)).toEqual(lines);
});
