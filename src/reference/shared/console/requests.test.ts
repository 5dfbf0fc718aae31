import { exampleDraft, newDraft, typedValue } from './draft';
import { requestPath, toRequest, writeSamples } from './requests';
import type { ConsoleCall } from './types';

const call: ConsoleCall = {
  operationId: 'addLayer',
  method: 'POST',
  path: '/rooms/{ROOM_ID}/layers/{TOKEN}',
  server: 'https://api.example',
  summary: '',
  docs: '/docs/rest/references/meeting-room',
  credential: 'api-key',
  parameters: [
    { name: 'ROOM_ID', kind: 'text', in: 'path', required: true, example: 'team-standup' },
    { name: 'TOKEN', kind: 'text', in: 'path', required: true, secret: true, example: 'YOUR_TOKEN' },
    { name: 'page', kind: 'integer', in: 'query', example: 1 },
  ],
  body: {
    root: {
      name: '',
      kind: 'object',
      required: true,
      fields: [
        { name: 'url', kind: 'text', required: true },
        { name: 'user_id', kind: 'text', required: true },
        { name: 'id', kind: 'text' },
      ],
    },
    file: null,
    example: { url: 'https://a.example/b.png', user_id: 'u-1', id: 'frame' },
  },
  errors: [],
  returnsJson: false,
};
const draft = { parameters: { ROOM_ID: 'a b/c', TOKEN: 'secret-1', page: '' }, body: { url: 'u' } };
const codeOf = (apiKey: string | null) => writeSamples(call, draft, apiKey, null).map(({ code }) => code);

test('a new draft has what is required, with known values in place of the example', () => {
  expect(newDraft(call, { ROOM_ID: 'room-7', USER_ID: 'u-9' })).toEqual({
    parameters: { ROOM_ID: 'room-7', TOKEN: '', page: '' },
    body: { url: 'https://a.example/b.png', user_id: 'u-9' },
  });
  expect(exampleDraft(call, draft)).toEqual({ parameters: draft.parameters, body: call.body?.example });
});

test('the path encodes what was typed, and empty parameters are left out', () => {
  expect(requestPath(call, draft)).toBe('/rooms/a%20b%2Fc/layers/secret-1');
  expect(requestPath(call, { ...draft, parameters: { ...draft.parameters, page: '2 3' } })).toBe(
    '/rooms/a%20b%2Fc/layers/secret-1?page=2+3',
  );
});

test('a request has the key in its header only', async () => {
  const request = await toRequest(call, draft, 'key-1', null);
  expect(request.headers).toEqual({ authorization: 'key-1', 'content-type': 'application/json' });
  expect(new TextDecoder().decode(request.body ?? undefined)).toBe('{"url":"u"}');
  expect(request.path).not.toContain('key-1');
  expect((await toRequest({ ...call, credential: 'access-key' }, draft, 'key-1', null)).headers).not.toHaveProperty(
    'authorization',
  );
});

test('a file makes the request a form', async () => {
  const chosen = { field: 'file', file: new File(['png'], 'frame.png', { type: 'image/png' }) };
  const request = await toRequest(call, { ...draft, body: { id: 'frame', list: [1] } }, '', chosen);
  expect(request.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  const body = new TextDecoder().decode(request.body ?? undefined);
  expect(body).toContain('name="file"; filename="frame.png"');
  expect(body).toMatch(/name="list"\r\n\r\n\[1\]/);
  expect(writeSamples(call, draft, null, chosen)[0]?.code).toContain('-F "file=@frame.png"');
});

test('samples show keys only if they are asked for', () => {
  const hidden = codeOf(null);
  expect(hidden).toHaveLength(6);
  for (const code of hidden) {
    expect(code).not.toMatch(/secret-1|key-1/);
    expect(code).toContain('YOUR_API_KEY');
    expect(code).toContain('YOUR_TOKEN');
    expect(code).toContain('a b/c');
  }
  for (const code of codeOf('key-1')) {
    expect(code).toContain('secret-1');
    expect(code).toContain('key-1');
  }
});

test('what is typed becomes a value of the kind that is expected', () => {
  const value = (kind: 'integer' | 'number' | 'boolean' | 'text', text: string) => typedValue({ kind }, text);
  expect([value('integer', '5'), value('number', '-1.5'), value('integer', 'x'), value('number', ' ')]).toEqual([
    5,
    -1.5,
    'x',
    ' ',
  ]);
  expect([value('boolean', 'false'), value('text', '5'), value('text', '')]).toEqual([false, '5', undefined]);
});
