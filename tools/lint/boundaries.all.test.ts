import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Lints a line of code as if it were in a file. Returns the messages. */
function lint(file: string, line: string): string[] {
  const eslint = join(__dirname, '../../node_modules/eslint/bin/eslint.js');
  const args = [eslint, '--stdin', '--stdin-filename', file, '--format', 'json'];
  const { stdout } = spawnSync(process.execPath, args, { input: `${line}\n`, encoding: 'utf8' });
  const [result] = JSON.parse(stdout) as { messages: { message: string }[] }[];
  return (result?.messages ?? []).map(({ message }) => message);
}

test.each([
  ['src/site/x.ts', "import '../content/shared/breadcrumb-list';", 'src/site may import nothing'],
  ['src/search/browser/x.ts', "export * from '../build/areas';", 'src/search/browser may import'],
  ['src/views/x.test.ts', "void import('../../e2e/support/axe');", 'src/views may import'],
  ['src/search/browser/x.ts', "import 'node:path';", 'node:path'],
  ['src/search/browser/x.ts', "import 'zod';", 'only types of schemas'],
  ['src/search/shared/x.ts', "import 'react';", 'Shared code must be pure'],
])('%s may not contain %s', (file, line, message) => {
  expect(lint(file, line)).toEqual([expect.stringContaining(message)]);
});

test('a part may import what it is allowed to', () => {
  expect(lint('src/content/build/x.ts', "import '../../site/build/env';")).toEqual([]);
});
