import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inTestProject } from '../../src/site/build/test-support';
import { QUICK, startOtherSite, type OtherSite } from './test-support';

// Each project loads the command's modules again, which takes seconds on a loaded machine.
const SITE = 'https://site.example';
/** Status by path; what is missing works. */
let statuses: Record<string, number>;
let other: OtherSite;
let atOnce: number;
let most: number;
beforeEach(async () => {
  [statuses, atOnce, most] = [{}, 0, 0];
  other = await startOtherSite(({ url = '' }, response) => {
    most = Math.max(most, (atOnce += 1));
    setTimeout(() => {
      atOnce -= 1;
      response.writeHead(statuses[url] ?? 200, statuses[url] === 301 ? { location: '/new' } : {}).end();
    }, 5);
  });
});
afterEach(() => other.close());

interface Run {
  readonly code: number;
  readonly output: string;
}
type RunLinks = (args: readonly string[], siteUrl?: string) => Promise<Run>;

/** Runs the command in a project whose pages have these links, one page each. */
const inProject = (links: readonly string[], action: (run: RunLinks) => Promise<void>, exceptions = '') =>
  inTestProject(
    { data: { folder: true } },
    () => import('./command'),
    async ({ runLinkCommand }) => {
      for (const [index, link] of links.entries()) {
        mkdirSync(join('dist', `p${index}`), { recursive: true });
        writeFileSync(join('dist', `p${index}`, 'index.html'), `<a href="${link}">a link</a>`);
      }
      mkdirSync('dist', { recursive: true });
      writeFileSync(join('dist', '404.html'), '');
      writeFileSync('exceptions.yaml', `exceptions:\n${exceptions || '  []'}`);
      let day = 0;
      await action(async (args, siteUrl = SITE) => {
        const lines: string[] = [];
        const add = (line: string): void => void lines.push(line);
        const now = () => new Date(Date.UTC(2026, 0, (day += 1)));
        const context = { folder: 'dist', siteUrl, exceptions: 'exceptions.yaml', settings: QUICK, now };
        const code = await runLinkCommand(args, { ...context, log: add, error: add });
        return { code, output: lines.join('\n') };
      });
    },
  );

test('names broken links with their pages, at once if they are gone, otherwise if they fail twice in a row', () =>
  inProject([`${other.url}/ok`, `${other.url}/gone`, `${other.url}/ill`], async (run) => {
    statuses = { '/gone': 404, '/ill': 503 };
    const memory = ['--memory', 'm/links.json'];
    const first = await run(memory);
    expect(first.output.split('\n')).toEqual([
      'Broken links to other sites (1):',
      `- ${other.url}/gone: 404 Not Found, since 2026-01-01 (1 run)`,
      '    on /p1',
      'Failed, and will count if they fail again (1):',
      `- ${other.url}/ill: 503 Service Unavailable, since 2026-01-01 (1 run)`,
      '    on /p2',
      '✗ 3 links to other sites requested, 1 broken, 0 exempt.',
    ]);
    expect(first.code).toBe(1);
    statuses = { '/ill': 503 };
    const second = await run(memory);
    expect(second.output).toContain(`- ${other.url}/ill: 503 Service Unavailable, since 2026-01-01 (2 runs)`);
    expect(second.output).not.toContain('/gone');
    expect(second.code).toBe(1);
    statuses = {};
    expect(await run(memory)).toEqual({ code: 0, output: '✓ 3 links to other sites requested, 0 broken, 0 exempt.' });
    statuses = { '/ill': 503 };
    expect((await run(memory)).code).toBe(0);
    expect((await run([...memory, '--failing-runs', '3'])).code).toBe(0);
    expect((await run([...memory, '--failing-runs', '3'])).code).toBe(1);
    // Without a memory, each failure counts.
    expect((await run([])).code).toBe(1);
  }));

test('adds a summary in Markdown, in which nothing that others write is markup', () =>
  inProject([`${other.url}/moved`, `${other.url}/gone`], async (run) => {
    statuses = { '/moved': 301, '/gone': 410 };
    writeFileSync('summary.md', 'Before.\n');
    expect((await run(['--summary', 'summary.md'])).output).toContain(`/moved: has moved to ${other.url}/new`);
    expect(readFileSync('summary.md', 'utf8')).toBe(
      [
        'Before.\n# Links to other sites',
        '✗ 2 links to other sites requested, 1 broken, 0 exempt.',
        '## Broken links to other sites',
        `- <${other.url}/gone>: 410 Gone\n  - /p1`,
        '## Moved permanently',
        `- <${other.url}/moved>: has moved to ${other.url}/new\n  - /p0`,
        '',
      ].join('\n\n'),
    );
  }));

test('a link of the layout is requested once, and only some of its pages are named', () =>
  inProject(Array<string>(9).fill(`${other.url}/gone`), async (run) => {
    statuses = { '/gone': 404 };
    expect((await run([])).output).toMatch(/on \/p4\n {4}on 4 more pages\n/);
    expect(other.requests).toHaveLength(2);
  }));

test('never sends more than two requests at the same time to one host', () =>
  inProject(
    Array.from({ length: 20 }, (_, index) => `${other.url}/${index}`),
    async (run) => {
      expect((await run([])).code).toBe(0);
      expect([other.requests.length, most]).toEqual([20, 2]);
    },
  ));

test("the site's own address and exceptions are not requested; an exception that is not needed fails", async () => {
  const rule = "  - { pattern: 'https://*.example/**', reason: these hosts do not exist }\n";
  await inProject(
    [other.url, 'https://none.example/x'],
    async (run) => {
      expect(await run([], other.url)).toEqual({
        code: 0,
        output: '✓ 0 links to other sites requested, 0 broken, 1 exempt.',
      });
      expect(other.requests).toEqual([]);
      const { code, output } = await run([], 'https://none.example');
      expect(output).toContain('exceptions.yaml:2 has the pattern "https://*.example/**", which no link');
      expect(code).toBe(1);
    },
    rule,
  );
});

test('without a network, nothing is remembered and the links are not to blame', () =>
  inProject([`${other.url}/a`, `${other.url}/b`], async (run) => {
    await other.close();
    const { code, output } = await run(['--memory', 'links.json']);
    expect([code, output]).toEqual([1, expect.stringContaining("this machine's network is probably down")]);
    expect(existsSync('links.json')).toBe(false);
  }));

test.each([
  [['--failing-runs', 'x'], 2, 'found "x"; expected a number of runs from 1'],
  [['--memroy', 'a'], 2, "Unknown option '--memroy'"],
])('arguments %j are refused', (args, code, message) =>
  inProject([], async (run) => {
    const result = await run(args);
    expect(result.code).toBe(code);
    expect(result.output).toContain(message);
  }),
);
