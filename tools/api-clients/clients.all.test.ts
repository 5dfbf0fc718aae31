import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { parse } from 'yaml';
import { toPublishedDescription } from '../../src/reference/build/published-description';
import { DESCRIPTION_PATH } from '../../src/reference/build/read-operations';
import { product } from '../../src/site/config/product';
import { expandTokens, tokenValues } from '../../src/site/tokens';
import { startForTest } from '../mock-server/test-support';

// Clients that readers generate from the published description, compiled and run.

jest.setTimeout(180_000);

const run = promisify(execFile);
const KEY = 'YOUR_API_KEY';
const PROGRAMS = ['openapi-fetch', 'hey-api'] as const;
const published = toPublishedDescription(
  expandTokens(readFileSync(resolve('content', DESCRIPTION_PATH), 'utf8'), tokenValues(product)),
  { url: 'https://docs.example', baseUrl: '/' },
);
let folder = '';

beforeAll(async () => {
  // Inside of the repository, so that its packages are found.
  mkdirSync('.tmp', { recursive: true });
  folder = mkdtempSync(resolve('.tmp/clients-'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "commonjs" }');
  writeFileSync(join(folder, 'openapi.yaml'), published);
  await run(process.execPath, [resolve('tools/api-clients/generate.mjs'), join(folder, 'openapi.yaml'), folder]);
  for (const name of PROGRAMS)
    copyFileSync(resolve(`tools/api-clients/programs/${name}.ts.txt`), join(folder, `${name}-program.ts`));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Compiles both programs with their clients. Returns the problems. */
function compile(): string[] {
  const program = ts.createProgram(
    PROGRAMS.map((name) => join(folder, `${name}-program.ts`)),
    {
      strict: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: true,
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      types: ['node'],
      module: ts.ModuleKind.Node16,
      moduleResolution: ts.ModuleResolutionKind.Node16,
      outDir: folder,
    },
  );
  const { diagnostics } = program.emit();
  return [...ts.getPreEmitDiagnostics(program), ...diagnostics].map(
    ({ file, start = 0, messageText }) =>
      `${file?.fileName.slice(folder.length + 1) ?? ''}:${(file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1} ` +
      ts.flattenDiagnosticMessageText(messageText, ' '),
  );
}

/** Names of all operations of the meeting API. */
function operationNames(): string[] {
  const { paths } = parse(published) as {
    paths: Record<string, Record<string, { operationId: string; servers?: unknown }>>;
  };
  return Object.values(paths)
    .flatMap((item) => Object.values(item))
    .filter(({ servers }) => servers === undefined)
    .map(({ operationId }) => operationId);
}

test('generated clients compile with strict types, and their programs call every operation', async () => {
  expect(compile()).toEqual([]);
  const images = createServer((_request, response) =>
    response.end('<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"/>'),
  );
  await new Promise<void>((done) => images.listen(0, '127.0.0.1', done));
  const imageUrl = `http://127.0.0.1:${(images.address() as AddressInfo).port}/a.svg`;
  const names = operationNames();
  expect(names).toHaveLength(43);
  try {
    for (const name of PROGRAMS) {
      const seen: string[] = [];
      const server = await startForTest(['--api-key', KEY], (line) => seen.push(line));
      try {
        await run(process.execPath, [join(folder, `${name}-program.js`), server.url, KEY, imageUrl]);
        const calls = seen.map((line) => line.split(' ')).filter(([, target = '']) => !target.startsWith('/_mock/'));
        expect([name, calls.filter(([, , status]) => Number(status) >= 400)]).toEqual([name, []]);
        // 43 operations are 45 calls: two of them take either of two credentials.
        expect(calls.length).toBeGreaterThanOrEqual(names.length + 2);
      } finally {
        await server.close();
      }
    }
  } finally {
    images.close();
  }
});
