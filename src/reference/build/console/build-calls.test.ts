import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { product } from '../../../site/config/product';
import { tokenValues } from '../../../site/tokens';
import { complaintsAbout } from '../../shared/console/complaints';
import type { ConsoleField } from '../../shared/console/types';
import { buildConsoleCalls } from '../build-operations';

const calls = buildConsoleCalls(
  readFileSync(resolve('content/api/openapi.yaml'), 'utf8'),
  'openapi.yaml',
  tokenValues(product),
);
const call = (id: string) => calls.find(({ operationId }) => operationId === id)!;
const field = (id: string, ...path: string[]): ConsoleField | undefined =>
  path.reduce<ConsoleField | undefined>(
    (parent, name) => parent?.fields?.find((candidate) => candidate.name === name),
    call(id).body?.root,
  );

test('every call of the meeting API is there, and none of the stream recorder', () => {
  expect(calls).toHaveLength(45);
  expect(calls.filter(({ operationId }) => /streamrec/i.test(operationId))).toEqual([]);
  expect(call('endRoom').path).toBe('/rooms/{ACCESS_KEY}');
  expect(call('endRoomById').credential).toBe('api-key');
});

test('the example of every body passes the checks of its own call', () => {
  const bodies = calls.filter(({ body }) => body);
  expect(bodies.length).toBeGreaterThan(12);
  for (const { operationId, body } of bodies)
    expect([operationId, ...complaintsAbout(body!.root, body!.example)]).toEqual([operationId]);
});

test('fields have kinds, choices and limits', () => {
  expect(field('createRoom', 'user', 'name')).toEqual({
    name: 'name',
    kind: 'text',
    required: true,
    min: 1,
    max: 64,
  });
  expect(field('createRoom', 'user', 'avatar')).toMatchObject({ nullable: true, format: 'uri' });
  expect(field('createRoom', 'options', 'sfu_mode')).toMatchObject({
    kind: 'choice',
    choices: ['ptp', 'screencast', 'disabled'],
  });
  expect(field('startPlayback', 'loop_count')).toMatchObject({ kind: 'integer', min: -1 });
  // It has names of its own, and takes others.
  expect(field('setLayout', 'name')).toMatchObject({ kind: 'text' });
});

test('a map is a list of tuples, and a file has a field of its own', () => {
  expect(field('setLayout', 'map')).toMatchObject({ kind: 'list', max: 10, entry: { kind: 'tuple' } });
  expect(field('setLayout', 'map')?.entry?.fields?.map(({ kind, required }) => [kind, required])).toEqual([
    ['number', true],
    ['number', true],
    ['number', true],
    ['number', true],
    ['choice', undefined],
  ]);
  expect(call('addLayer').body?.file).toEqual({ name: 'file', description: expect.stringContaining('PNG') as string });
  expect(call('createRoom').body?.file).toBeNull();
});

test('of several alternatives, the one of the example is checked', () => {
  expect(field('forwardSource', 'type')).toMatchObject({ kind: 'choice', choices: ['audio', 'video', 'audio,video'] });
  expect(field('forwardPlayback', 'type')).toMatchObject({ kind: 'list', entry: { kind: 'choice' } });
  expect(field('startPlayback', 'url')).toMatchObject({ required: true });
});

test('keys and tokens in paths are secret, ids and choices are not', () => {
  const secret = calls.flatMap(({ parameters }) => parameters.filter((parameter) => parameter.secret));
  expect([...new Set(secret.map(({ name }) => name))].sort()).toEqual([
    'ACCESS_KEY',
    'GUEST_TOKEN',
    'TOKEN',
    'USER_TOKEN',
  ]);
  expect(call('removeLayer').parameters.find(({ name }) => name === 'Z_INDEX')).not.toHaveProperty('secret');
});

test('every error has its fix', () => {
  for (const { operationId, errors } of calls)
    for (const { status, cause, fix } of errors) {
      expect([operationId, status, cause !== '', fix !== '']).toEqual([operationId, status, true, true]);
    }
});
