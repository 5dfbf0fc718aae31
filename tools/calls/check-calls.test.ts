import { readFileSync } from 'node:fs';
import { createProduct } from '../../src/site/config/product';
import { tokenValues } from '../../src/site/tokens';
import { buildOperations } from '../../src/reference/build/build-operations';
import { readContentPage } from '../content-pages';
import { checkCalls } from './check-calls';
import { problemInCall } from './match-call';
import { readCurlCalls } from './read-curl';

const tokens = tokenValues(createProduct('acme', 'Acme'));
const operations = buildOperations(readFileSync('content/api/openapi.yaml', 'utf8'), 'openapi.yaml', tokens);
const check = (body: string) =>
  checkCalls(
    readContentPage(`---\ntitle: A\n---\n${body}`, { file: 'a.mdx', kind: 'doc', relativePath: 'a.mdx' }, tokens),
    operations,
  ).map(({ line, message }) => `${line} ${message}`);
const fence = (language: string, ...lines: string[]) => ['```' + language, ...lines, '```'].join('\n');

test.each([
  'Send POST /rooms. Then `GET /rooms/{ACCESS_KEY}`, or `GET /rooms/ROOM_ID/users?online=true`.',
  '| Call |\n|---|\n| `DELETE /permalink/PERMALINK_ID/users/USER_TOKEN` |',
  'A record of `POST /rooms/…/layers`, POST requests, a POST with `user[name]`, `options[custom_fields][shift]`, `audio_insert_position[x]`.',
  fence(
    'js',
    'await fetch(`https://api.{domain}/rooms/${encodeURIComponent(key)}/layout`);',
    "const base = 'https://api.{domain}/rooms/' + key;",
  ),
  fence(
    'python',
    'url = f"https://streamrec.{domain}/api/v2/stats/{api_id}/sessions"',
    'socket = "wss://api.{domain}/rt?room_id=desk"  # GET /rooms lists it',
  ),
  fence('bash', 'curl "https://files.example.org/any/where" -d "a=b"'),
])('accepts calls and parameters that the API has: %s', (body) => {
  expect(check(body)).toEqual([]);
});

test.each<[string, string]>([
  ['Send `POST /room`.', '4 names POST /room, which is not a call of the API'],
  ['Send `PUT /rooms/{ACCESS_KEY}/layout`.', '4 names PUT /rooms/{ACCESS_KEY}/layout; this path takes POST'],
  ['Send `GET /rooms/{ACCESS_KEY}/users`.', '4 names GET /rooms/{ACCESS_KEY}/users, which is not a call of the API'],
  [
    'Read GET /rooms/ROOM_ID/users?present=true now.',
    '4 names GET /rooms/ROOM_ID/users with "present", which the call does not accept',
  ],
  ['Set `options[sfu]=disabled`.', '4 names the parameter "options[sfu]", which no call accepts'],
  [
    fence('js', 'const a = 1;', 'await fetch(`https://api.{domain}/rooms/${key}/layouts`);'),
    '6 names /rooms/$value/layouts, which is not a call of the API',
  ],
  [
    fence('go', '// POST /rooms/{ROOM_ID}/lock ends it'),
    '5 names POST /rooms/{ROOM_ID}/lock, which is not a call of the API',
  ],
  [
    fence('bash', 'KEY=YOUR_ACCESS_KEY', 'curl -sS -X PUT "https://api.{domain}/rooms/$KEY/layout"'),
    '6 names PUT /rooms/YOUR_ACCESS_KEY/layout; this path takes POST',
  ],
  [
    fence('bash', 'curl "https://api.{domain}/rooms" -d "user[nick]=Mara"'),
    '5 names POST /rooms with "user.nick", which the call does not accept',
  ],
])('reports a problem for %s', (body, message) => {
  expect(check(body)).toEqual([message]);
});

test('handles variables, quotes, line breaks and ends of commands as a shell does', () => {
  const calls = readCurlCalls(
    [
      'API="https://api.acme.example"; export ROOM="$API/rooms/one"',
      'KEY=$(curl -sSX POST "$API/rooms" \\',
      '  -H "Authorization: $KEY" --data \'{"id": "one", "user": {"name": "It is"}}\' | jq -r .access_key)',
      'until [ "$(curl -sS "$API/rooms/$KEY" | jq .ready)" = "true" ]; do sleep 1; done',
      'curl -F "file=@a.png;type=image/png" -F z-index=-1 --output out.json "$ROOM/layers" && echo done',
      'curl -G "$ROOM/users" --data-urlencode "online=true"',
      '# curly braces are not a curl command',
    ].join('\n'),
    new Map(),
  );
  expect(calls).toEqual([
    {
      line: 1,
      method: 'POST',
      url: 'https://api.acme.example/rooms',
      path: '/rooms',
      query: [],
      fields: ['id', 'user', 'user.name'],
    },
    {
      line: 3,
      method: 'GET',
      url: 'https://api.acme.example/rooms/$KEY',
      path: '/rooms/$KEY',
      query: [],
      fields: [],
    },
    {
      line: 4,
      method: 'POST',
      url: 'https://api.acme.example/rooms/one/layers',
      path: '/rooms/one/layers',
      query: [],
      fields: ['file', 'z-index'],
    },
    {
      line: 5,
      method: 'GET',
      url: 'https://api.acme.example/rooms/one/users',
      path: '/rooms/one/users',
      query: ['online'],
      fields: [],
    },
  ]);
});

test.each<[name: string, script: string, expected: object]>([
  [
    'quotes inside quotes',
    String.raw`curl -d 'user[name]='"it's" --data "{\"id\": \"a; b | c\", \"user\": {\"name\": \"x\"}}" https://a.example/rooms`,
    { method: 'POST', path: '/rooms', fields: ['user.name', 'id', 'user', 'user.name'] },
  ],
  [
    'a line continuation inside quotes',
    'curl "https://a.example/rooms\\\n/one" \\\n  -XPUT \\\n  --data-raw name=Mara',
    { method: 'PUT', path: '/rooms/one', fields: ['name'] },
  ],
  [
    'variables with and without a known value',
    "A=https://a.example; KEY='x y'; curl \"${A}/rooms/$KEY/$UNSET/${OTHER}\" -H '$KEY'",
    { url: 'https://a.example/rooms/x y/$UNSET/$OTHER' },
  ],
  [
    'a curl command inside a command substitution',
    'KEY=one\nKEY="$(curl "https://a.example/rooms" | jq)"\ncurl "https://a.example/$KEY"',
    { path: '/rooms' },
  ],
])('parses %s', (_name, script, expected) => {
  expect(readCurlCalls(script, new Map())[0]).toMatchObject(expected);
});

test('accepts unknown keys only inside custom_fields', () => {
  const call = (fields: string[]) => problemInCall({ method: 'POST', path: '/rooms', query: [], fields }, operations);
  expect(call(['options.custom_fields.shift', 'options.custom_fields.shift.name'])).toBeNull();
  expect(call(['options.shift'])).toBe('names POST /rooms with "options.shift", which the call does not accept');
});
