import type { RawSchema } from './description';
import { describeValue } from './describe-value';
import { flattenFields } from './flatten-fields';

const SHARED: Record<string, RawSchema> = {
  person: {
    type: 'object',
    description: 'A person.',
    required: ['id'],
    properties: {
      id: { type: 'string', description: 'User id.' },
      friend: { $ref: 'person', description: 'Somebody.' },
    },
  },
  spot: {
    type: 'array',
    prefixItems: [
      { type: 'number', minimum: 0 },
      { type: 'string', enum: ['cover', 'auto'] },
    ],
    items: false,
  },
};
const follow = (schema: RawSchema): RawSchema => {
  const { $ref, ...siblings } = schema;
  return $ref === undefined ? schema : { ...SHARED[$ref], ...siblings };
};
const names = (schema: RawSchema, direction: 'request' | 'response' = 'response') =>
  flattenFields(schema, direction, follow).map(({ name }) => name);

test('names nested objects, arrays and tuples by their path', () => {
  const schema: RawSchema = {
    type: 'object',
    properties: {
      user: { $ref: 'person' },
      items: {
        type: 'array',
        items: { type: 'object', properties: { links: { type: 'object', properties: { self: { type: 'string' } } } } },
      },
      map: { type: 'array', items: { $ref: 'spot' } },
    },
  };
  expect(flattenFields(schema, 'response', follow).map(({ name, depth }) => `${depth} ${name}`)).toEqual([
    '0 user',
    '1 user.id',
    '1 user.friend',
    '2 user.friend.id',
    '2 user.friend.friend',
    '0 items',
    '1 items[].links',
    '2 items[].links.self',
    '0 map',
    '1 map[][0]',
    '1 map[][1]',
  ]);
});

test('names the entries of a top-level array without brackets', () => {
  expect(names({ type: 'array', items: { $ref: 'person' } })).toEqual(['id', 'friend', 'friend.id', 'friend.friend']);
});

test('expands a recursive schema only once', () => {
  expect(names({ $ref: 'person' })).toEqual(['id', 'friend', 'friend.id', 'friend.friend']);
  SHARED.tree = { type: 'object', properties: { children: { type: 'array', items: { $ref: 'tree' } } } };
  expect(names({ $ref: 'tree' })).toEqual(['children', 'children[].children']);
});

test('merges the parts of allOf, lists the fields of all branches, and omits read-only fields from a request', () => {
  const schema: RawSchema = {
    allOf: [
      { $ref: 'person' },
      {
        type: 'object',
        required: ['size'],
        properties: { size: { type: 'integer' }, made: { type: 'string', readOnly: true } },
      },
    ],
  };
  expect(names(schema)).toEqual(['id', 'friend', 'friend.id', 'friend.friend', 'size', 'made']);
  expect(
    flattenFields(schema, 'request', follow)
      .filter(({ required, depth }) => required && depth === 0)
      .map(({ name }) => name),
  ).toEqual(['id', 'size']);
  expect(names(schema, 'request')).not.toContain('made');
  expect(
    names({ type: 'object', properties: { recording: { oneOf: [{ $ref: 'person' }, { type: 'null' }] } } }),
  ).toEqual(['recording', 'recording.id', 'recording.friend', 'recording.friend.id', 'recording.friend.friend']);
});

test('a description next to a reference takes precedence', () => {
  const [user] = flattenFields(
    { type: 'object', properties: { user: { $ref: 'person', description: 'Who joins.' } } },
    'response',
    follow,
  );
  expect(user).toMatchObject({ description: 'Who joins.', type: 'object' });
});

test.each<[RawSchema, string]>([
  [{ type: 'string' }, 'string'],
  [{ type: ['null', 'string'], format: 'uri' }, 'string (URL) or null'],
  [{ type: 'string', format: 'date-time' }, 'string (ISO 8601 time)'],
  [{ type: 'string', format: 'binary' }, 'file'],
  [{ type: 'array', items: { type: 'string' } }, 'array of strings'],
  [{ type: 'array', items: { $ref: 'spot' } }, 'array of arrays'],
  [{ type: 'array', items: { oneOf: [{ type: 'string' }, { type: 'integer' }] } }, 'array of values'],
  [{ oneOf: [{ type: 'null' }, { $ref: 'person' }] }, 'object or null'],
  [{ const: 'generic' }, 'string'],
  [{ type: 'object', anyOf: [{ required: ['a'] }, { required: ['b'] }] }, 'object'],
])('the type of %j is %j', (schema, type) => {
  expect(describeValue(schema, follow).type).toBe(type);
});

test.each<[RawSchema, string[]]>([
  [{ type: 'integer', minimum: 1, maximum: 12 }, ['1 to 12']],
  [{ type: 'integer', minimum: -1 }, ['at least -1']],
  [{ type: 'string', minLength: 1 }, ['not empty']],
  [{ type: 'string', minLength: 24, maxLength: 24, pattern: '^[A-Z]{24}$' }, ['24 characters']],
  [{ type: 'string', pattern: '^https://' }, ['pattern `^https://`']],
  [{ type: 'array', minItems: 1, maxItems: 10, uniqueItems: true }, ['1 to 10 entries', 'no duplicates']],
  [{ type: 'array', maxItems: 1 }, ['at most 1 entry']],
  [{ oneOf: [{ type: 'array', maxItems: 10 }, { type: 'string' }] }, ['at most 10 entries']],
])('the limits of %j are %j', (schema, limits) => {
  expect(describeValue(schema, follow).limits).toEqual(limits);
});

test('lists enum values and distinguishes known values from the only allowed ones', () => {
  expect(describeValue({ type: 'string', enum: ['auto', 'custom'], default: 'auto' }, follow)).toMatchObject({
    enum: ['auto', 'custom'],
    enumIsOpen: false,
    default: 'auto',
  });
  expect(describeValue({ anyOf: [{ type: 'string', enum: ['one'] }, { type: 'string' }] }, follow)).toMatchObject({
    enum: ['one'],
    enumIsOpen: true,
    default: null,
  });
  expect(describeValue({ type: ['string', 'null'], default: null }, follow).default).toBe('null');
});
