import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { Language, Parser } from '@vscode/tree-sitter-wasm';
import type { ApiOperation, ApiSample, SampleLanguage } from '../shared/types';
import { product } from '../../site/config/product';
import { tokenValues } from '../../site/tokens';
import { buildOperations } from './build-operations';
import { sampleTemplates } from '../shared/samples';
import type { SampleRequest } from '../shared/samples/request';

const operations = buildOperations(
  readFileSync(resolve('content/api/openapi.yaml'), 'utf8'),
  'openapi.yaml',
  tokenValues(product),
);
const samples = operations.flatMap((operation) => operation.samples.map((sample) => ({ operation, sample })));
const grammars = dirname(createRequire(__filename).resolve('@vscode/tree-sitter-wasm'));
const GRAMMAR: Record<SampleLanguage, string> = {
  curl: 'bash',
  node: 'javascript',
  python: 'python',
  php: 'php',
  go: 'go',
  ruby: 'ruby',
};

const nameOf = ({ operation, sample }: { operation: ApiOperation; sample: ApiSample }) =>
  `${operation.operationId} ${sample.title ?? ''}`;
const sampleOf = (id: string, language: SampleLanguage, title: string | null = null): string =>
  samples.find(
    ({ operation, sample }) => operation.operationId === id && sample.language === language && sample.title === title,
  )?.sample.code ?? '';

beforeAll(() => Parser.init());

test.each(sampleTemplates.map(({ language }) => language))('every sample in %s parses', async (language) => {
  const parser = new Parser();
  parser.setLanguage(await Language.load(join(grammars, `tree-sitter-${GRAMMAR[language]}.wasm`)));
  const own = samples.filter(({ sample }) => sample.language === language);
  expect(own.length).toBeGreaterThanOrEqual(53);
  expect(own.filter(({ sample }) => parser.parse(sample.code)?.rootNode.hasError !== false).map(nameOf)).toEqual([]);
  // The parser does report errors.
  expect(parser.parse(`${own[0]?.sample.code ?? ''}\n(((`)?.rootNode.hasError).toBe(true);
});

test('Go samples import exactly the packages they use, in alphabetical order', () => {
  for (const entry of samples.filter(({ sample }) => sample.language === 'go')) {
    const [, list = '', code = ''] = /import \(\n([\s\S]*?)\n\)([\s\S]*)/.exec(entry.sample.code) ?? [];
    const imports = [...list.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name);
    const used = new Set(
      [...code.replace(/`[^`]*`|"[^"]*"/g, '').matchAll(/\b([a-z]+)\.[A-Z]/g)].map(([, name = '']) => name),
    );
    const variables = ['request', 'response', 'client', 'form', 'file', 'query', 'body'];
    const packages = imports.map((name) => name.split('/').at(-1) ?? '');
    expect([nameOf(entry), ...packages.sort()]).toEqual([
      nameOf(entry),
      ...[...used].filter((name) => !variables.includes(name)).sort(),
    ]);
    expect(imports).toEqual([...imports].sort());
  }
});

test('each sample sends its credential, with a placeholder for the secret', () => {
  for (const entry of samples) {
    const { credential } = entry.operation;
    const { code } = entry.sample;
    const expected = {
      'api-key': 'YOUR_API_KEY',
      'access-key': 'YOUR_ACCESS_KEY',
      'guest-token': 'YOUR_GUEST_TOKEN',
      'permalink-token': /YOUR_(USER|GUEST)_TOKEN/,
      'streamrec-token': 'YOUR_STREAMREC_TOKEN',
      'master-key': 'YOUR_MASTER_KEY',
    };
    expect(code).toMatch(credential === null ? '' : expected[credential]);
    expect(code.includes('Authorization')).toBe(credential === 'api-key' || credential === 'streamrec-token');
    expect(code.includes('Bearer')).toBe(credential === 'streamrec-token');
  }
});

test('a call that accepts a file has a multipart sample in addition to the JSON sample', () => {
  expect(sampleOf('addLayer', 'curl', 'Upload a file')).toBe(
    [
      'ACCESS_KEY="YOUR_ACCESS_KEY"',
      '',
      'curl --fail-with-body -sS -X POST \\',
      `  "https://api.${product.domain}/rooms/$ACCESS_KEY/layers" \\`,
      '  -F "file=@frame.png" \\',
      '  -F "z-index=1" \\',
      '  -F "id=frame"',
    ].join('\n'),
  );
  expect(sampleOf('addLayer', 'node', 'Upload a file')).toContain(
    "form.set('file', new Blob([await readFile('frame.png')]), 'frame.png');",
  );
  expect(sampleOf('addLayer', 'python', 'Upload a file')).toContain('files={"file": file}');
  expect(sampleOf('addLayer', 'php', 'Upload a file')).toContain("'file' => new CURLFile('frame.png')");
  expect(sampleOf('addLayer', 'go', 'Upload a file')).toContain('form.CreateFormFile("file", "frame.png")');
  expect(sampleOf('addLayer', 'ruby', 'Upload a file')).toContain('"multipart/form-data"');
  expect(sampleOf('addLayer', 'node', 'Send JSON')).toContain("'z-index': '1'");
});

test('ids chosen by the caller are encoded in the URL, but keys are not', () => {
  expect(sampleOf('listUsers', 'node')).toContain('/rooms/${encodeURIComponent(ROOM_ID)}/users?${query}`');
  expect(sampleOf('listUsers', 'php')).toContain("rawurlencode($roomId) . '/users?' . $query");
  expect(sampleOf('removeUser', 'go')).toContain('accessKey + "/users/" + url.PathEscape(userID)');
  expect(sampleOf('removeLayer', 'python')).toContain('/rooms/{ACCESS_KEY}/layers/{Z_INDEX}"');
});

test('a response without a body is not parsed as JSON', () => {
  expect(sampleOf('setLayout', 'node')).not.toContain('response.json()');
  expect(sampleOf('listRooms', 'node')).toContain('response.json()');
  expect(sampleOf('setLayout', 'ruby')).toContain('puts response.code');
});

const AWKWARD: SampleRequest = {
  method: 'POST',
  address: ['https://api.example.org/notes'],
  constants: [],
  query: null,
  authorization: null,
  returnsJson: false,
  body: { kind: 'json', value: { text: 'it\'s "5 `$HOME` #{x} \\n', list: [], none: null } },
};

test.each(sampleTemplates)(
  '$label samples with quotes, dollar signs, backticks and backslashes in the body parse',
  async ({ language, write }) => {
    const parser = new Parser();
    parser.setLanguage(await Language.load(join(grammars, `tree-sitter-${GRAMMAR[language]}.wasm`)));
    expect(parser.parse(write(AWKWARD))?.rootNode.hasError).toBe(false);
  },
);

test('Go samples do not import packages that occur only in the data', () => {
  const body = { kind: 'json' as const, value: { text: '`os.Exit` bytes.Buffer', code: 'url.Values' } };
  const code = sampleTemplates.find(({ language }) => language === 'go')?.write({ ...AWKWARD, body });
  expect(/import \(([^)]*)\)/.exec(code ?? '')?.[1]?.match(/[\w/]+/g)).toEqual([
    'fmt',
    'io',
    'log',
    'net/http',
    'strings',
    'time',
  ]);
});

test('quotes a value that a shell would expand', () => {
  const request = { ...AWKWARD, constants: [{ name: 'ROOM_ID', value: '$HOME' }], query: null };
  expect(sampleTemplates[0]?.write(request)).toMatch(/^ROOM_ID='\$HOME'\n/);
});
