import { complaintAbout, complaintsAbout, REQUIRED } from './complaints';
import type { ConsoleField } from './types';

const text: ConsoleField = { name: 'a', kind: 'text' };

test.each<[ConsoleField, unknown, string | undefined]>([
  [{ ...text, required: true }, undefined, REQUIRED],
  [text, undefined, undefined],
  [text, null, 'This must not be null.'],
  [{ ...text, nullable: true }, null, undefined],
  [text, 5, 'This must be text.'],
  [{ ...text, min: 1 }, '', 'This must not be empty.'],
  [{ ...text, max: 2 }, 'abc', 'At most 2 characters.'],
  [{ ...text, pattern: '^#[0-9a-f]{6}$' }, 'red', 'This must match ^#[0-9a-f]{6}$'],
  [{ ...text, format: 'uri' }, 'www', 'This must be a URL, as in https://www.example.org/a'],
  [{ ...text, format: 'uri' }, 'https://a.example/b', undefined],
  [{ ...text, format: 'date-time' }, 'today', 'This must be a time, as in 2025-09-16T07:30:00.000Z'],
  [{ ...text, format: 'date-time' }, '2025-09-16T07:30:00.000Z', undefined],
  [{ name: 'a', kind: 'choice', choices: ['b', 'c'] }, 'd', 'Allowed: b, c.'],
  [{ name: 'a', kind: 'boolean' }, 'true', 'This must be true or false.'],
  [{ name: 'a', kind: 'integer', min: -1 }, 'x', 'This must be a whole number.'],
  [{ name: 'a', kind: 'integer', min: -1 }, 1.5, 'This must be a whole number.'],
  [{ name: 'a', kind: 'integer', min: -1 }, -2, 'At least -1.'],
  [{ name: 'a', kind: 'number' }, 1.5, undefined],
  [{ name: 'a', kind: 'object' }, [], 'This must be an object.'],
  [{ name: 'a', kind: 'list', max: 1 }, [1, 2], 'At most 1 entries.'],
  [{ name: 'a', kind: 'any' }, { b: 1 }, undefined],
])('%j with the value %j', (field, value, complaint) => {
  expect(complaintAbout(field, value)).toBe(complaint);
});

test('complaints name the place inside objects, lists and tuples', () => {
  const root: ConsoleField = {
    name: '',
    kind: 'object',
    required: true,
    fields: [
      { name: 'user', kind: 'object', required: true, fields: [{ ...text, name: 'name', required: true }] },
      { name: 'options', kind: 'object', fields: [{ ...text, required: true }] },
      { name: 'map', kind: 'list', entry: { name: '', kind: 'tuple', fields: [{ name: 'x', kind: 'number' }] } },
    ],
  };
  expect([...complaintsAbout(root, { map: [[1], ['left']] }, ['body'])]).toEqual([
    ['body.user.name', REQUIRED],
    ['body.map.1.0', 'This must be a number.'],
  ]);
});
