import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { toPublishedDescription } from '../../src/reference/build/published-description';
import { DESCRIPTION_PATH } from '../../src/reference/build/read-operations';
import { product } from '../../src/site/config/product';
import { expandTokens, tokenValues } from '../../src/site/tokens';

/** What a reader writes with a client that is generated from the published description. */
const PROGRAM = `import createClient from 'openapi-fetch';
import type { paths } from './schema';

const api = createClient<paths>({ baseUrl: 'https://api.example' });
const headers = { Authorization: 'YOUR_API_KEY' };

export async function main(): Promise<string | null | undefined> {
  const { data } = await api.POST('/rooms', { headers, body: { id: 'team', user: { id: 'u-1', name: 'Mara' } } });
  const accessKey = data?.access_key ?? '';
  await api.POST('/rooms/{accessKey}/layout', {
    params: { path: { accessKey } },
    body: { layout: 'custom', name: 'two', users: ['u-1', ''] },
  });
  const { data: room } = await api.GET('/rooms/{accessKeyOrRoomId}', {
    params: { path: { accessKeyOrRoomId: accessKey } },
  });
  return room?.room.guest_token;
}
`;

test('a client that is generated from the published description compiles with strict types', () => {
  mkdirSync('.tmp', { recursive: true });
  // Inside of the repository, so that its packages are found.
  const folder = mkdtempSync(resolve('.tmp/clients-'));
  try {
    const description = readFileSync(resolve('content', DESCRIPTION_PATH), 'utf8');
    const published = toPublishedDescription(expandTokens(description, tokenValues(product)), {
      url: 'https://docs.example',
      baseUrl: '/',
    });
    writeFileSync(join(folder, 'openapi.yaml'), published);
    const types = execFileSync(process.execPath, ['tools/api-clients/print-types.mjs', join(folder, 'openapi.yaml')]);
    writeFileSync(join(folder, 'schema.d.ts'), types);
    writeFileSync(join(folder, 'program.ts'), PROGRAM);
    const program = ts.createProgram([join(folder, 'program.ts')], {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      types: [],
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
    });
    const problems = ts.getPreEmitDiagnostics(program).map(({ messageText, file, start = 0 }) => {
      const line = file?.getLineAndCharacterOfPosition(start).line ?? 0;
      return `${line + 1} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
    expect(problems).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 120_000);
