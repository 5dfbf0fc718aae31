import type { ApiField, ApiOperation } from '../shared/types';
import { findSharedObjects } from './shared-objects';

const value = {
  type: 'string',
  description: '',
  default: null,
  limits: [],
  enum: [],
  enumIsOpen: false,
  deprecated: false,
};
const fields = (names: string, change: Partial<ApiField> = {}): ApiField[] =>
  names.split(' ').map((name) => ({ ...value, name, depth: name.split('.').length - 1, required: false, ...change }));

const RECORDING = 'id url size';
const below = (parent: string, names = RECORDING): string =>
  [parent, ...names.split(' ').map((name) => `${parent}.${name}`)].join(' ');

interface Parts {
  readonly takes?: string;
  readonly returns?: string;
  readonly docs?: string;
  readonly method?: ApiOperation['method'];
  readonly change?: Partial<ApiField>;
}

const operation = (
  operationId: string,
  { takes, returns, docs = '/docs/rest/page', method = 'GET', change }: Parts,
): ApiOperation => ({
  operationId,
  name: operationId,
  method,
  path: `/${operationId}`,
  server: '',
  tag: '',
  summary: '',
  description: '',
  credential: null,
  docs,
  parameters: [],
  body:
    takes === undefined
      ? null
      : {
          description: '',
          required: true,
          example: null,
          variants: [{ contentTypes: ['application/json'], description: '', fields: fields(takes, change), anyOf: [] }],
        },
  responses:
    returns === undefined
      ? []
      : [{ status: '200', description: '', type: 'object', example: null, fields: fields(returns, change) }],
  errors: [],
  samples: [],
});

/** Names of the fields that are listed below a field, and the id of the place that describes the others. */
function shown(operations: readonly ApiOperation[], list: string, parent: string, id: string): [string, string | null] {
  const all = fields(list);
  const inner = all.filter(({ name }) => name.startsWith(parent) && /^[.[]/.test(name.slice(parent.length)));
  const { listed, home } = findSharedObjects(operations).split(
    inner,
    all.find(({ name }) => name === parent)!,
    id,
  );
  return [listed.map(({ name }) => name).join(' '), home && home.id];
}

test('an object is described where a call returns it, and linked where others have it', () => {
  const room = operation('room', { returns: below('recording') });
  const recording = operation('recording', { returns: RECORDING });
  expect(shown([room, recording], below('recording'), 'recording', 'room-answer.recording')).toEqual([
    '',
    'recording-answer',
  ]);
  expect(findSharedObjects([room, recording]).isHome('recording-answer')).toBe(true);
});

test('entries of a list are the same object', () => {
  const list = below('items[]').replace('items[] ', 'items ');
  const operations = [operation('all', { returns: list }), operation('recording', { returns: RECORDING })];
  expect(shown(operations, list, 'items', 'all-answer.items')).toEqual(['', 'recording-answer']);
});

test('without a call that returns it, an object is described where a call takes it', () => {
  const operations = [
    operation('read', { returns: below('map') }),
    operation('write', { takes: below('layout') }),
    operation('write2', { takes: below('layout') }),
  ];
  expect(shown(operations, below('map'), 'map', 'read-answer.map')).toEqual(['', 'write.layout']);
  expect(shown(operations, below('layout'), 'layout', 'write.layout')[1]).toBeNull();
  expect(shown(operations, below('layout'), 'layout', 'write2.layout')[1]).toBe('write.layout');
});

test('an object with more fields lists only those', () => {
  const more = below('options', `${RECORDING} extra`);
  const operations = [
    operation('start', { takes: below('options'), returns: more }),
    operation('read', { returns: more }),
    operation('change', { takes: below('options') }),
  ];
  // The larger object is itself described at one place only, which links the rest.
  expect(shown(operations, more, 'options', 'start-answer.options')).toEqual(['options.extra', 'start.options']);
});

test('what is inside a linked object is described elsewhere', () => {
  const outer = `${RECORDING} ${below('user', 'a b c')}`;
  const operations = [
    operation('room', { returns: below('recording', outer) }),
    operation('recording', { returns: outer }),
    operation('chat', { returns: below('author', 'a b c') }),
  ];
  expect(shown(operations, below('author', 'a b c'), 'author', 'chat-answer.author')).toEqual([
    '',
    'recording-answer.user',
  ]);
});

test.each<[string, ApiOperation]>([
  ['one field is described differently', operation('other', { returns: RECORDING, change: { description: 'x' } })],
  ['it belongs to another area', operation('other', { returns: RECORDING, docs: '/docs/streamrec/page' })],
  ['a field is missing', operation('other', { returns: 'id url other' })],
])('an object is listed if %s', (_name, other) => {
  const room = operation('room', { returns: below('recording') });
  const list = below('recording');
  expect(shown([room, other], list, 'recording', 'room-answer.recording')).toEqual([
    'recording.id recording.url recording.size',
    null,
  ]);
});

test('objects with two fields are listed wherever they occur', () => {
  const operations = [
    operation('a', { returns: below('place', 'x y') }),
    operation('b', { returns: below('place', 'x y') }),
  ];
  expect(shown(operations, below('place', 'x y'), 'place', 'b-answer.place')[1]).toBeNull();
});

test('a call describes what an event sends too', () => {
  const operations = [
    operation('onUpdate', { method: 'EVENT', takes: below('recording') }),
    operation('read', { returns: below('recording') }),
  ];
  expect(shown(operations, below('recording'), 'recording', 'onUpdate.recording')[1]).toBe('read-answer.recording');
});
