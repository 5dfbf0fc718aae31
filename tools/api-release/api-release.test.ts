import { parse } from 'yaml';
import { checkNotes } from './check-notes';
import { keptDescription } from './keep-description';

const change = { call: 'POST /rooms', docs: null, text: 'call was removed', isBreaking: true };
const options = { file: 'api/openapi.yaml', version: '1.0.0' };

test('a breaking change needs a release note that is newer than the release', () => {
  const changes = { since: '1.0.0', changes: [change, { ...change, text: 'call was added', isBreaking: false }] };
  expect(checkNotes(changes, options)).toEqual([
    {
      file: 'api/openapi.yaml',
      message: expect.stringMatching(
        /^breaking change since version 1\.0\.0 .*: POST \/rooms: call was removed\. Expected/,
      ) as string,
    },
  ]);
  expect(checkNotes(changes, { ...options, version: '1.1.0' })).toEqual([]);
  expect(checkNotes({ ...changes, changes: [] }, options)).toEqual([]);
  expect(checkNotes(undefined, options)).toEqual([]);
});

test('the description is kept with its version, and otherwise as it is', () => {
  const text = "openapi: 3.1.0\ninfo:\n  title: 'API'\n  version: 0.0.0 # from the notes\n  summary: A\n";
  const kept = keptDescription(text, '2025.3.0');
  expect(parse(kept)).toEqual({ openapi: '3.1.0', info: { title: 'API', version: '2025.3.0', summary: 'A' } });
  expect(kept).not.toContain('from the notes');
  expect(() => keptDescription('info: {}\n', '1')).toThrow('no field "info.version"');
});
