import { ContentError } from '../../src/site/problems';
import { readExpected } from './expected';

/** The problems of an entry whose first line is the fourth one of the file. */
function problemsOf(entry: string): string {
  const text = `# A comment.\nrest/api:\n  { calls: [], shown: ended }\nrest/how-to/a:\n${entry}`;
  try {
    readExpected(text);
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
  throw new Error('It is valid.');
}

const SHOWN =
  'expected ended, or an object as in { spots: [mara] }; its fields: spots, names, behind, front, voice, playbacks';

test.each<[what: string, entry: string, line: number, message: string]>([
  ['no meeting', '  calls: []\n', 4, `field "shown": found nothing; ${SHOWN}`],
  [
    'a mistyped field of a meeting',
    '  calls: []\n  shown: ended\n  undone:\n    spots: []\n    voices: true\n',
    9,
    'field "undone.voices": found true; fields allowed here: spots, names, behind, front, voice, playbacks',
  ],
  [
    'a call without a status',
    '  calls:\n    - POST /rooms 201\n    - GET /rooms/KEY\n  shown: ended\n',
    7,
    'field "calls.1": found "GET /rooms/KEY"; expected a method, a path and a status, as in POST /rooms/KEY/layout 200',
  ],
  ['nothing', '', 4, 'found null; expected an object'],
])('an entry with %s is a problem with its line', (_what, entry, line, message) => {
  expect(problemsOf(entry).split('\n')).toContain(`tools/guides/expected.yaml:${line} rest/how-to/a: ${message}`);
});

test('an empty file is a problem', () => {
  expect(() => readExpected('')).toThrow('tools/guides/expected.yaml:1 found null; expected an object');
});

test('what is not given has its usual value, and an entry has its line', () => {
  expect(readExpected('a:\n  calls: []\n  shown: { spots: [mara] }\nb: { calls: [], shown: ended }')).toEqual({
    a: {
      line: 1,
      calls: [],
      shown: { spots: ['mara'], names: true, behind: false, front: false, voice: false, playbacks: [] },
      files: {},
      programs: [],
      replace: {},
      background: {},
    },
    b: expect.objectContaining({ line: 4, shown: 'ended' }),
  });
});
