import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inTestProject, type TestFile } from '../../src/site/build/test-support';
import type { CommandContext, runMove, runRemove } from './command';
import type { createGit } from './git';

const page = (title: string, body = 'Text.') => `---\ntitle: ${title}\n---\n\n${body}\n`;
const FILES: Readonly<Record<string, TestFile>> = {
  'docs/a.mdx': page('A', '![](a.png)'),
  'docs/a.png': Buffer.from([137, 80, 78, 71]),
  'docs/b.mdx': page('B', '[A](/docs/a)'),
  'data/sidebars.yaml': 's:\n  - { type: doc, id: a }\n  - { type: doc, id: b }\n',
  'data/published-routes.txt': '/docs/a\n',
  '../content.de/docs/a.mdx': page('A', '[B](b.mdx)'),
  '../content.de/docs/b.mdx': page('B', '[A](/docs/a)'),
};
interface Tools {
  readonly runMove: typeof runMove;
  readonly runRemove: typeof runRemove;
  readonly createGit: typeof createGit;
}

const load = async (): Promise<Tools> => ({ ...(await import('./command')), ...(await import('./git')) });

function git(...words: string[]): string {
  const settings = ['-c', 'user.name=A', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...settings, ...words], { encoding: 'utf8' });
}

const snapshot = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(folder.length + 1), readFileSync(file, 'latin1')]),
  );

interface Tried {
  readonly code: number;
  readonly output: string;
  readonly before: Record<string, string>;
  readonly after: Record<string, string>;
  readonly status: string;
}

async function attempt(
  command: 'runMove' | 'runRemove',
  args: readonly string[],
  change: (context: CommandContext, root: string) => CommandContext = (context) => context,
  isCheckout = true,
): Promise<Tried> {
  return inTestProject(FILES, load, async (tools, root) => {
    const content = join(root, 'content');
    if (isCheckout)
      for (const words of [
        ['init', '-q'],
        ['add', '.'],
        ['commit', '-qm', 'x'],
      ])
        git(...words);
    const before = snapshot(content);
    const output: string[] = [];
    const context: CommandContext = {
      contentRoot: content,
      translations: ['de'],
      git: tools.createGit(),
      log: (text) => output.push(text),
      error: (text) => output.push(text),
      format: (_file, _before, after) => Promise.resolve(after),
      ask: undefined,
    };
    const code = await tools[command](args, change(context, root));
    const status = isCheckout ? git('status', '--porcelain') : '';
    return { code, output: output.join('\n'), before, after: snapshot(content), status };
  });
}

test('a dry run names each change with file and line, and changes nothing', async () => {
  const { code, output, before, after } = await attempt('runMove', ['docs/a', 'docs/new/z']);
  expect(code).toBe(0);
  expect(output).toMatch('content/docs/a.mdx → content/docs/new/z.mdx');
  expect(output).toMatch('content/docs/b.mdx:5  /docs/a → /docs/new/z');
  expect(output).toMatch('content/data/sidebars.yaml:2  a → new/z');
  expect(output).toMatch('content/data/redirects.yaml:1  + #');
  expect(output).toMatch('content.de/docs/a.mdx → content.de/docs/new/z.mdx');
  expect(output).toMatch('content.de/docs/b.mdx:5  /docs/a → /docs/new/z');
  expect(output).toMatch('Nothing was changed. Run the command again with --write');
  expect(after).toEqual(before);
});

test('--write moves files with git where they are tracked', async () => {
  const { code, after, status } = await attempt('runMove', ['docs/a', 'docs/new/z', '--write']);
  expect(code).toBe(0);
  expect(Object.keys(after)).toEqual(expect.arrayContaining(['docs/new/z.mdx', 'docs/new/a.png']));
  expect(after['docs/a.mdx']).toBeUndefined();
  expect(after['docs/b.mdx']).toMatch('[A](/docs/new/z)');
  expect(after['data/redirects.yaml']).toMatch('- { from: /docs/a, to: /docs/new/z }');
  expect(status).toMatch(/^R. content\/docs\/a.mdx -> content\/docs\/new\/z.mdx$/m);
  expect(status).toMatch(/^R. content.de\/docs\/a.mdx -> content.de\/docs\/new\/z.mdx$/m);
  expect(status).toMatch(/^ M content.de\/docs\/b.mdx$/m);
});

test('works without git', async () => {
  const { code, after } = await attempt('runMove', ['docs/a', 'docs/z', '--write'], undefined, false);
  expect(code).toBe(0);
  expect(after['docs/z.mdx']).toBe(FILES['docs/a.mdx']);
  expect(after['docs/a.mdx']).toBeUndefined();
});

test('warns of files with changes that are not committed', async () => {
  const { output } = await attempt('runMove', ['docs/a', 'docs/z'], (context, root) => {
    execFileSync('sh', ['-c', 'echo "more" >> "$0"', join(root, 'content/docs/b.mdx')]);
    return context;
  });
  expect(output).toMatch('! These files have changes that are not committed: content/docs/b.mdx');
});

test('a removal asks where the address leads, if there is a terminal', async () => {
  const questions: string[] = [];
  const { code, after } = await attempt('runRemove', ['docs/a', '--write'], (context) => ({
    ...context,
    ask: (question) => {
      questions.push(question);
      return Promise.resolve(' /docs/b\n');
    },
  }));
  expect(questions).toEqual([expect.stringContaining('Where does the address of docs/a lead')]);
  expect(code).toBe(0);
  expect(Object.keys(after).sort()).toEqual([
    'data/published-routes.txt',
    'data/redirects.yaml',
    'data/sidebars.yaml',
    'docs/b.mdx',
  ]);
});

test('--gone changes nothing as long as there are links', async () => {
  const { code, output, before, after } = await attempt('runRemove', ['docs/a', '--gone', '--write']);
  expect(code).toBe(1);
  expect(output).toMatch('content/docs/b.mdx:5 leads to /docs/a; expected an address that stays, or no link');
  expect(output).toMatch('content.de/docs/b.mdx:5 leads to /docs/a; expected an address that stays, or no link');
  expect(output).toMatch('✗ Nothing was changed: mend these 2 links first');
  expect(after).toEqual(before);
});

test.each([
  ['runMove' as const, [], 'Found nothing; expected FROM and TO'],
  ['runMove' as const, ['docs/a'], 'Found "docs/a"; expected FROM and TO (npm passes options on only after --)'],
  ['runMove' as const, ['docs/a', 'docs/b', '--force'], "Unknown option '--force'"],
  ['runMove' as const, ['docs/aa', 'docs/c'], '✗ Found "docs/aa", which is no page'],
  ['runRemove' as const, ['docs/a'], '--to or --gone is missing'],
  ['runRemove' as const, ['docs/a', '/docs/b'], 'Found "docs/a" "/docs/b"; expected PAGE'],
  ['runRemove' as const, ['docs/a', '--to', '/docs/b', '--gone'], '--to and --gone exclude each other'],
])('%s %j ends with a message', async (command, args, message) => {
  const { code, output, before, after } = await attempt(command, args);
  expect(code).toBe(1);
  expect(output).toMatch(message);
  expect(after).toEqual(before);
});
