import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isHttpCall } from '../shared/types';
import { createProduct } from '../../site/config/product';
import { tokenValues } from '../../site/tokens';
import { buildOperations } from './build-operations';

const tokens = tokenValues(createProduct('rondo', 'Rondo'));
const text = readFileSync(resolve('content/api/openapi.yaml'), 'utf8');
const operations = buildOperations(text, 'content/api/openapi.yaml', tokens);
const find = (id: string) => {
  const operation = operations.find(({ operationId }) => operationId === id);
  if (!operation) throw new Error(`there is no operation "${id}"`);
  return operation;
};

/** The calls of the product, as listed by its owners: method, path, credential and page, without the summary. */
const endpoints = readFileSync(resolve('tools/facts/calls/endpoints.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t').slice(0, 4).join(' '));

test('the meeting API has exactly the listed calls, and the recorder API has eight', () => {
  const isRecorder = ({ server }: { server: string }) => server.startsWith('https://streamrec.');
  const meeting = operations.filter((operation) => operation.method !== 'EVENT' && !isRecorder(operation));
  const rows = meeting.map(({ method, path, credential, docs }) =>
    [method, path, credential, docs.replace('/docs/rest/', '')].join(' '),
  );
  expect([...rows].sort()).toEqual([...endpoints].sort());
  expect(meeting.filter(isHttpCall)).toHaveLength(45);
  expect(operations.filter((operation) => isHttpCall(operation) && isRecorder(operation))).toHaveLength(8);
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
});

test('a pair of calls is split into two, each with its own parameter, credential and responses', () => {
  expect(find('endRoom')).toMatchObject({ path: '/rooms/{ACCESS_KEY}', credential: 'access-key' });
  expect(find('endRoom').errors.map(({ status }) => status)).toEqual(['404', '410']);
  expect(find('endRoomById')).toMatchObject({ path: '/rooms/{ROOM_ID}', credential: 'api-key' });
  expect(find('endRoom').errors[0]?.cause).toBe('No meeting has this access key, so there is nothing to end.');
  expect(find('endRoomById').responses).toEqual([
    {
      status: '204',
      description: 'The meeting has ended for everyone. The body is empty.',
      type: null,
      fields: [],
      example: null,
    },
  ]);
  expect(find('endRoomById').parameters).toEqual([
    expect.objectContaining({ name: 'ROOM_ID', in: 'path', example: 'team-standup', required: true, limits: [] }),
  ]);
  const named = (id: string) => find(id).responses[0]?.fields.map(({ name }) => name) ?? [];
  expect(named('getPermalink')).toContain('permalink.user_token');
  expect(named('lookUpPermalink')).not.toContain('permalink.user_token');
  expect(find('lookUpPermalink').responses[0]?.example).not.toContain('user_token');
});

test('bodies list nested fields by content type, with defaults, limits and allowed values', () => {
  const room = find('createRoom').body;
  expect(room?.variants).toHaveLength(1);
  expect(room?.variants[0]?.contentTypes).toEqual(['application/json', 'application/x-www-form-urlencoded']);
  const field = (name: string) => room?.variants[0]?.fields.find((candidate) => candidate.name === name);
  expect(field('user.name')).toMatchObject({
    depth: 1,
    required: true,
    limits: ['1 to 64 characters'],
    type: 'string',
  });
  expect(field('options.sfu_mode')).toMatchObject({
    default: 'ptp',
    enum: ['ptp', 'screencast', 'disabled'],
    enumIsOpen: false,
  });
  expect(field('options.custom_fields.locale')?.depth).toBe(2);
  expect(find('startPlayback').body?.variants.map(({ fields }) => fields[0]?.name)).toEqual(['url', 'playback']);
  // Generated clients take the first, and only a multipart body can have a file.
  expect(find('addLayer').body?.variants.map(({ contentTypes, anyOf }) => [contentTypes.length, anyOf])).toEqual([
    [1, [['file', 'url']]],
    [2, []],
  ]);
  expect(find('setLayout').body?.variants.map(({ contentTypes }) => contentTypes)).toEqual([
    ['application/json', 'application/x-www-form-urlencoded'],
  ]);
  expect(find('setLayout').body?.variants[0]?.fields.find(({ name }) => name === 'name')).toMatchObject({
    enumIsOpen: true,
    type: 'string',
  });
});

test('a response that is an array is described by the fields of its entries', () => {
  const [response] = find('listRooms').responses;
  expect(response).toMatchObject({ status: '200', type: 'array of objects' });
  expect(response?.fields.map(({ name }) => name)).toContain('started_at');
});

test('every operation has everything that its documentation shows', () => {
  for (const operation of operations) {
    expect(operation.docs).toMatch(/^\/docs\/(rest|streamrec)\//);
    for (const { cause, fix } of operation.errors)
      expect([cause, fix].map((part) => part.length > 10)).toEqual([true, true]);
    for (const { type } of operation.parameters) expect(type).not.toBe('any value');
    const fields = [...(operation.body?.variants ?? []), ...operation.responses].flatMap((part) => part.fields);
    for (const { name, type, description } of fields)
      expect(`${operation.operationId} ${name}: ${type} ${description}`).toMatch(/: (?!any value).+ ./);
    if (isHttpCall(operation)) expect(new Set(operation.samples.map(({ language }) => language)).size).toBe(6);
  }
});

test('with another product, the hosts change and the old name does not occur', () => {
  const other = JSON.stringify(buildOperations(text, 'openapi.yaml', tokenValues(createProduct('zeta', 'Zeta'))));
  expect(other).toContain('https://api.zeta.example');
  expect(other.toLowerCase()).not.toContain('rondo');
});

// What tools/mistakes does not have.
test.each<[string, RegExp, string, string]>([
  [
    'a path parameter without a name for readers',
    /x-path-name: ROOM_ID/,
    'x-name: ROOM_ID',
    'has the path parameter "roomId" without "x-path-name"',
  ],
  [
    'a duplicate id',
    /operationId: listRooms/,
    'operationId: createRoom',
    'has the operationId "createRoom", which another operation already uses',
  ],
  [
    'a variant with an unknown response',
    /- '410'\n {10}texts/,
    "- '418'\n          texts",
    'lists the response "418", which the operation does not have',
  ],
])('reports %s with file and line', (_name, pattern, replacement, message) => {
  const broken = text.replace(pattern, replacement);
  expect(broken).not.toBe(text);
  const problems = problemsOf(broken);
  expect(problems).toMatch(/^openapi\.yaml:\d+ /);
  expect(problems).toContain(message);
});

function problemsOf(source: string): string {
  try {
    buildOperations(source, 'openapi.yaml', tokens);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}
