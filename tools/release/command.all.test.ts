import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inTestProject } from '../../src/site/build/test-support';
import { describeFault } from './faults';

const mockSearch = jest.fn<Promise<number>, [readonly string[]]>();
jest.mock('../../src/search/build/hosted/search-command', () => ({
  runSearchCommand: (args: readonly string[]) => mockSearch(args),
}));
beforeEach(() => mockSearch.mockReset().mockResolvedValue(0));

interface Run {
  readonly code: number;
  readonly output: string;
}

/** Runs commands in a project with a built site, whose home page has this text. */
const inProject = (
  action: (
    run: (args: readonly string[], environment?: Readonly<Record<string, string>>) => Promise<Run>,
    build: (text: string) => void,
  ) => Promise<void>,
) =>
  inTestProject(
    { data: { folder: true } },
    () => import('./command'),
    async ({ runReleaseCommand }) => {
      const build = (text: string): void => {
        mkdirSync('dist', { recursive: true });
        for (const name of ['404.html', 'headers.json']) writeFileSync(join('dist', name), '[]');
        writeFileSync(join('dist', 'index.html'), `${text}<h2 id="a">A<a class="hash-link" href="#a"></a></h2>`);
      };
      await action(async (args, environment = {}) => {
        const lines: string[] = [];
        const add = (line: string): void => void lines.push(line);
        const code = await runReleaseCommand(args, { environment, log: add, error: add, reports: 'reports' });
        return { code, output: lines.join('\n') };
      }, build);
    },
  );

test('a preview neither promises its addresses nor touches the search index when it is rolled back', () =>
  inProject(async (run, build) => {
    const preview = { SITE_INDEXING: 'off', ALGOLIA_APP_ID: 'a' };
    build('one');
    const { code, output } = await run(['--to', 'host'], preview);
    expect([code, output]).toEqual([0, expect.not.stringContaining('commit it')]);
    expect(existsSync('content/data/published-routes.txt')).toBe(false);
    mockSearch.mockClear();
    build('two');
    await run(['--to', 'host'], preview);
    mockSearch.mockClear();
    expect((await run(['--to', 'host', '--rollback'], preview)).code).toBe(0);
    expect(mockSearch).not.toHaveBeenCalled();
  }));

test('releases, writes reports and the published addresses, and publishes the search index last', () =>
  inProject(async (run, build) => {
    build('one');
    mockSearch.mockImplementation(() => {
      expect(readFileSync('host/current/index.html', 'utf8')).toContain('one');
      return Promise.resolve(0);
    });
    const { code, output } = await run(['--to', 'host']);
    expect(output).toContain('is live.\n');
    expect(output).toContain('content/data/published-routes.txt has new addresses: commit it.');
    expect(code).toBe(0);
    expect(readFileSync('content/data/published-routes.txt', 'utf8')).toMatch(/\n\/\n$/);
    expect(readFileSync('content/data/published-anchors.txt', 'utf8')).toMatch(/\n\/#a\n$/);
    expect(mockSearch.mock.calls).toEqual([[['--if-configured', '--directory', join(process.cwd(), 'dist')]]]);
    const [json = ''] = readdirSync('reports').filter((name) => name.endsWith('.json'));
    expect(JSON.parse(readFileSync(join('reports', json), 'utf8'))).toMatchObject({
      previous: null,
      pages: { added: ['/'] },
    });
    expect(readFileSync(join('reports', json.replace('.json', '.txt')), 'utf8')).toContain('Pages added: 1\n  /\n');
  }));

test('run again after an interruption, reports the same changes', () =>
  inProject(async (run, build) => {
    build('one');
    await run(['--to', 'host']);
    build('two');
    const { output } = await run(['--to', 'host']);
    const again = await run(['--to', 'host']);
    expect(again.output).toContain('is already live.');
    const reportOf = (text: string): string => text.slice(text.indexOf('Pages added'));
    expect(reportOf(again.output)).toBe(reportOf(output));
    expect(reportOf(output)).toContain('Pages changed: 1\n  /\n');
  }));

test('a dry run changes nothing', () =>
  inProject(async (run, build) => {
    build('one');
    const { code, output } = await run(['--to', 'host', '--dry-run']);
    expect([code, output.includes('Pages added: 1')]).toEqual([0, true]);
    expect(readdirSync('.').sort()).toEqual(['content', 'dist']);
    expect(readdirSync('content/data')).toEqual([]);
    expect(mockSearch).not.toHaveBeenCalled();
  }));

test('rolls back the site, and the search index if there is one', () =>
  inProject(async (run, build) => {
    for (const text of ['one', 'two']) {
      build(text);
      await run(['--to', 'host']);
    }
    mockSearch.mockClear();
    expect(await run(['--to', 'host', '--rollback'], { ALGOLIA_APP_ID: 'x' })).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Rolled back from \w+ to \w+, which was released at 20/) as string,
    });
    expect(readFileSync('host/current/index.html', 'utf8')).toContain('one');
    expect(mockSearch.mock.calls).toEqual([[['--rollback']]]);
  }));

test('says so if the site is live and the search index is not', () =>
  inProject(async (run, build) => {
    build('one');
    mockSearch.mockResolvedValue(1);
    const { code, output } = await run(['--to', 'host']);
    expect([code, output.split('\n').at(-1)]).toEqual([
      1,
      '✗ The site is live, but its search index is not: run npm run search:publish.',
    ]);
  }));

test('explains what is missing or in the way', () =>
  inProject(async (run, build) => {
    expect(await run(['--to', 'host'])).toEqual({
      code: 1,
      output: expect.stringMatching(
        /dist does not contain a built site \(it lacks index\.html\): run npm run build/,
      ) as string,
    });
    build('one');
    expect(await run([])).toEqual({ code: 2, output: expect.stringContaining('✗ --to is missing') as string });
    writeFileSync('file', '');
    expect(await run(['--to', 'file'])).toEqual({
      code: 1,
      output: expect.stringMatching(/file.* is in the way: expected a folder, or nothing\.$/) as string,
    });
    mkdirSync('host');
    symlinkSync('elsewhere', 'host/current');
    expect(await run(['--to', 'host'])).toEqual({
      code: 1,
      output: expect.stringMatching(/is "elsewhere", which this command has not released: move the link/) as string,
    });
    expect(await run(['--to', 'other', '--rollback'])).toEqual({
      code: 1,
      output: '✗ Nothing has been released to this host, so there is nothing to roll back.',
    });
  }));

test.each([
  ['ENOSPC', /^The disk is full, at \/host\/a\. Readers still have the site that was live/],
  ['EACCES', /^There is no permission to write \/host\/a\./],
  ['EROFS', /^\/host\/a is on a disk that cannot be written to/],
])('explains %s', (code, message) => {
  expect(describeFault(Object.assign(new Error(), { code, path: '/dist/a', dest: '/host/a' }))).toMatch(message);
});
