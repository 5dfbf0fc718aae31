import type { ApiField, ApiOperation, ApiParameter, ApiValue } from '../../shared/types';
import { compareOperations } from './compare-operations';

const value: ApiValue = {
  type: 'string',
  description: '',
  default: null,
  limits: [],
  enum: [],
  enumIsOpen: false,
  deprecated: false,
};
const parameter = (changes: Partial<ApiParameter> = {}): ApiParameter => ({
  ...value,
  name: 'limit',
  in: 'query',
  required: false,
  example: null,
  ...changes,
});
const field = (changes: Partial<ApiField> = {}): ApiField => ({
  ...value,
  name: 'layout',
  depth: 0,
  required: false,
  ...changes,
});
const operation = (changes: Partial<ApiOperation> = {}): ApiOperation => ({
  operationId: 'setLayout',
  name: 'setLayout',
  method: 'POST',
  path: '/rooms/{ACCESS_KEY}/layout',
  server: 'https://api.example',
  tag: 'Layout',
  summary: 'Set the layout',
  description: '',
  credential: 'access-key',
  docs: '/docs/rest/layout',
  parameters: [],
  body: null,
  responses: [],
  errors: [],
  samples: [],
  ...changes,
});
const body = (fields: readonly ApiField[], changes: Partial<NonNullable<ApiOperation['body']>> = {}) => ({
  body: {
    description: '',
    required: true,
    variants: [{ contentTypes: ['application/json'], description: '', fields, anyOf: [] }],
    example: null,
    ...changes,
  },
});
const answer = (fields: readonly ApiField[], status = '200', type = 'object') => ({
  responses: [{ status, description: '', type, fields, example: null }],
});
/** Differences of one call; breaking ones begin with an exclamation mark. */
const compare = (before: Partial<ApiOperation>, after: Partial<ApiOperation>): string[] =>
  compareOperations([operation(before)], [operation(after)]).map(
    ({ text, isBreaking }) => `${isBreaking ? '! ' : ''}${text}`,
  );

test('a description that says the same in other words has no changes', () => {
  const same = { ...body([field()]), ...answer([field()]), parameters: [parameter()] };
  expect(compare(same, { ...same, summary: 'Other', samples: [], path: '/rooms/{KEY}/layout' })).toEqual([]);
  const [position, renamed] = ['ID', 'ROOM'].map((name) => ({ parameters: [parameter({ in: 'path', name })] }));
  expect(compare(position!, renamed!)).toEqual([]);
});

test('calls that were removed and added are named with the page that documents them', () => {
  const old = operation({ operationId: 'old', path: '/old' });
  expect(compareOperations([old, operation()], [operation(), operation({ operationId: 'new', path: '/new' })])).toEqual(
    [
      { call: 'POST /old', docs: null, text: 'call was removed', isBreaking: true },
      { call: 'POST /new', docs: '/docs/rest/layout', text: 'call was added', isBreaking: false },
    ],
  );
});

test.each<[string, ApiParameter | undefined, ApiParameter | undefined, string[]]>([
  ['removed', parameter(), undefined, ['! query parameter `limit` was removed']],
  ['added', undefined, parameter(), ['query parameter `limit` was added']],
  ['demanded', undefined, parameter({ required: true }), ['! query parameter `limit` was added and is required']],
  ['required', parameter(), parameter({ required: true }), ['! query parameter `limit` is now required']],
  ['optional', parameter({ required: true }), parameter(), ['query parameter `limit` is no longer required']],
  [
    'of another type',
    parameter(),
    parameter({ type: 'integer' }),
    ['! query parameter `limit` has type integer instead of string'],
  ],
  [
    'limited',
    parameter(),
    parameter({ limits: ['at most 9'] }),
    ['! query parameter `limit` has the limit "at most 9"'],
  ],
  [
    'not limited',
    parameter({ limits: ['at most 9'] }),
    parameter(),
    ['query parameter `limit` no longer has the limit "at most 9"'],
  ],
  ['deprecated', parameter(), parameter({ deprecated: true }), ['query parameter `limit` is deprecated']],
  ['preset', parameter(), parameter({ default: '9' }), ['query parameter `limit` has the default `9`']],
  [
    'with other values',
    parameter({ enum: ['a', 'b'] }),
    parameter({ enum: ['a', 'c'] }),
    ['! query parameter `limit` no longer has the value `b`', 'query parameter `limit` has the new value `c`'],
  ],
  [
    'with known values of many',
    parameter({ enum: ['a', 'b'], enumIsOpen: true }),
    parameter({ enum: ['a'], enumIsOpen: true }),
    ['query parameter `limit` no longer has the value `b`'],
  ],
  ['with few values', parameter(), parameter({ enum: ['a'] }), ['! query parameter `limit` has only the values `a`']],
])('a parameter that is %s', (_name, before, after, differences) => {
  const list = (one: ApiParameter | undefined) => ({ parameters: one ? [one] : [] });
  expect(compare(list(before), list(after))).toEqual(differences);
});

test.each<[string, Partial<ApiOperation>, Partial<ApiOperation>, string[]]>([
  ['another credential', {}, { credential: 'api-key' }, ['! needs the credential api-key instead of access-key']],
  ['a body', {}, body([]), ['! needs a body']],
  ['a body that can be left out', {}, body([], { required: false }), ['takes a body']],
  ['no body', body([]), {}, ['! takes no body any more']],
  [
    'another type of body',
    body([]),
    body([], { variants: [{ contentTypes: ['text/plain'], description: '', fields: [], anyOf: [] }] }),
    ['! takes no body of type application/json any more', 'takes a body of type text/plain'],
  ],
  ['a field in two alternatives, once', body([]), body([field(), field()]), ['field `layout` was added']],
  [
    'another status',
    answer([]),
    answer([], '201'),
    ['! no longer responds with status 200', 'can respond with status 201'],
  ],
  [
    'another response',
    answer([]),
    answer([], '200', 'array'),
    ['! has the body array instead of object in response 200'],
  ],
  [
    'less in a response',
    answer([field({ required: true }), field({ name: 'id' })]),
    answer([field()]),
    ['! field `id` of the response 200 was removed', '! field `layout` of the response 200 may be missing now'],
  ],
  [
    'more in a response',
    answer([field({ enum: ['a'] })]),
    answer([field({ enum: ['a', 'b'] }), field({ name: 'id', required: true })]),
    ['! field `layout` of the response 200 has the new value `b`', 'field `id` of the response 200 was added'],
  ],
  [
    'another error',
    {},
    { errors: [{ status: '409', cause: '', fix: '', example: null }] },
    ['can respond with status 409'],
  ],
])('%s', (_name, before, after, differences) => {
  expect(compare(before, after)).toEqual(differences);
});

test('what the service sends as an event may have more, and not less', () => {
  const event = { method: 'EVENT', path: 'room.started' } as const;
  expect(
    compare({ ...event, ...body([field()]) }, { ...event, ...body([field({ name: 'id', required: true })]) }),
  ).toEqual(['! field `layout` was removed', 'field `id` was added']);
});
