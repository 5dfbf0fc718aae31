import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRecords } from '../../../src/search/build/build-records';
import { writeLocalIndex } from '../../../src/search/build/write-local-index';
import type { Feedback } from '../../../src/site/feedback-schema';
import { openFeedbackStore } from '../feedback-store';
import { cleanText, type Report } from './format';
import { groupQueries } from './missed';
import { runReportCommand } from './report-command';
import { harmOf, tally } from './tally';

const common = { version: 1, release: '', path: '/docs/rooms', docs: 'current' } as const;
const sample = { index: 1, language: 'JavaScript', title: null, heading: 'join' };
const answer = (helpful: boolean | null, previous: boolean | null = null, comment?: string): Feedback => ({
  ...common,
  kind: 'page',
  helpful,
  previous,
  ...(comment !== undefined && { comment }),
});
const missed = (query: string): Feedback => ({ ...common, docs: null, path: '/search', kind: 'search', query });

let folder: string;
let log: string;
let site: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'report-'));
  [log, site] = [join(folder, 'log.jsonl'), join(folder, 'dist')];
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (...lines: (Feedback | string | object)[]): void =>
  writeFileSync(log, lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'));

async function run(...args: string[]): Promise<{ code: number; output: string; errors: string }> {
  const [output, errors]: [string[], string[]] = [[], []];
  const code = await runReportCommand(args, { log: (text) => output.push(text), error: (text) => errors.push(text) });
  return { code, output: output.join('\n'), errors: errors.join('\n') };
}

async function reportOf(...args: string[]): Promise<Report> {
  const { code, output } = await run(log, '--site', site, '--json', ...args);
  expect(code).toBe(0);
  return JSON.parse(output) as Report;
}

/** A site of two pages about removing people and about recordings. */
function writeSite(): void {
  const page = (path: string, title: string, text: string) => ({
    area: { label: 'REST API', path: '/docs/rest', rank: 10 },
    title,
    path,
    description: text,
    sections: [{ anchor: null, depth: 1, hierarchy: [title], text, code: '' }],
    tags: [],
    version: 'current',
    docusaurusTag: 'docs-default-current',
    codeIdentifiers: [],
  });
  mkdirSync(site);
  writeLocalIndex(
    buildRecords(
      [
        page('/docs/rooms', 'Kick a participant', 'Ends the presence of one user.'),
        page('/docs/recording', 'Recording', 'Records the picture and the sound.'),
      ],
      { siteUrl: 'https://docs.example', baseUrl: '/' },
    ),
    site,
  );
}

test('harm grows with the number of readers and with their share, and is careful with few answers', () => {
  expect(harmOf(0, 0)).toBe(0);
  expect(harmOf(100, 0)).toBe(0);
  // Wilson's lower bound for 10 of 20 is 0.2993, for 1 of 1 it is 0.2065.
  expect(harmOf(10, 10)).toBeCloseTo(2.993, 2);
  expect(harmOf(0, 1)).toBeCloseTo(0.2065, 3);
  expect(harmOf(990, 10)).toBeLessThan(harmOf(10, 10));
  expect(harmOf(0, 1)).toBeLessThan(harmOf(10, 10));
});

test('an answer that is changed or taken back counts once or not at all, and never below zero', async () => {
  const sum = async (...all: Feedback[]) =>
    (await tally(all.map((feedback) => ({ day: null, feedback })))).pages.map(({ yes, no }) => [yes, no])[0];
  expect(await sum(answer(true), answer(false, true), answer(false, false, 'Why?'))).toEqual([0, 1]);
  expect(await sum(answer(true), answer(null, true))).toEqual([0, 0]);
  expect(await sum(answer(null, false), answer(null, false), answer(true))).toEqual([1, 0]);
});

test('samples are one although others are put before them, but not those of another language', async () => {
  const messages = [
    { ...sample },
    { ...sample, index: 4, title: null },
    { ...sample, language: 'Swift' },
    { ...sample, title: 'a.js' },
    { ...sample, title: 'a.js', index: 9 },
  ].map((one): Feedback => ({ ...common, kind: 'sample', helpful: false, previous: null, sample: one }));
  const { samples, pages } = await tally(messages.map((feedback) => ({ day: null, feedback })));
  expect(samples.map(({ no, sample: one }) => [no, one?.language, one?.title])).toEqual([
    [2, 'JavaScript', 'a.js'],
    [1, 'JavaScript', null],
    [1, 'JavaScript', null],
    [1, 'Swift', null],
  ]);
  expect(pages).toEqual([]);
});

test('queries that differ in case, number, order and small words are one', () => {
  const queries = new Map([
    ['Kickouts', 1],
    ['kickout', 3],
    ['the kickout', 1],
    ['room kickout', 1],
    ['kickout rooms', 1],
    ['???', 1],
  ]);
  expect(groupQueries(queries)).toEqual([
    { query: 'kickout', count: 5, variants: ['Kickouts', 'the kickout'] },
    { query: 'room kickout', count: 2, variants: ['kickout rooms'] },
    { query: '???', count: 1, variants: [] },
  ]);
});

test('says what the search of today finds, and which synonym would have helped', async () => {
  writeSite();
  write(missed('kickout'), missed('Kickouts'), missed('participant'), missed('blockchain'));
  const { searches, site: searched } = await reportOf();
  expect(searched).toBe(site);
  expect(searches.map(({ query, count, isUnanswered }) => [query, count, isUnanswered])).toEqual([
    ['kickout', 2, true],
    ['blockchain', 1, true],
    ['participant', 1, false],
  ]);
  expect(searches[0]?.proposals[0]).toMatchObject({
    word: 'kickout',
    instead: 'kick',
    sections: 1,
    first: 'Kick a participant',
    line: "'remove delete kick expel throw kickout',",
    replaces: "'remove delete kick expel throw',",
  });
  expect(searches[1]?.proposals).toEqual([]);
  expect(searches[2]?.proposals).toEqual([]);
});

test('a comment that has the word leads to the words of its page', async () => {
  writeSite();
  write(missed('tape'), { ...answer(false, null, 'I looked for tape'), path: '/docs/recording' });
  const { searches } = await reportOf();
  expect(searches[0]?.proposals.map(({ instead, line, replaces }) => [instead, line, replaces])).toEqual([
    ['recording', "'recording tape',", null],
  ]);
});

test('without the index of a site, it does not say what the search finds', async () => {
  write(missed('kickout'));
  expect(await reportOf()).toMatchObject({ site: null, searches: [{ isUnanswered: null, proposals: [] }] });
  const { output } = await run(log, '--site', site);
  expect(output).toContain('unknown what they find today');
  expect(output).not.toContain('unanswered');
});

test('a damaged index is named', async () => {
  write(missed('kickout'));
  mkdirSync(join(site, 'search-index'), { recursive: true });
  writeFileSync(join(site, 'search-index/manifest.json'), '{"index":"none.json"}');
  const { code, errors } = await run(log, '--site', site);
  expect(code).toBe(1);
  expect(errors).toMatch(/^✗ .*search-index: the index cannot be used: ENOENT/);
});

test('garbage is counted and named, and does not keep the rest from being read', async () => {
  write(
    'garbage',
    '',
    answer(false),
    '{"kind":"page"}',
    '[1]',
    '\u0000\u0001',
    { ...answer(true), session: 7 },
    answer(false),
  );
  const report = await reportOf();
  expect(report.pages.map(({ no }) => no)).toEqual([2]);
  expect(report.messages).toBe(2);
  expect(report.unusable.count).toBe(5);
  expect(report.unusable.examples).toEqual([
    `${log}:1: expected a JSON object`,
    expect.stringContaining(`${log}:4: field "version"`),
    `${log}:5: expected a JSON object`,
    `${log}:6: expected a JSON object`,
    expect.stringContaining(`${log}:7: field ""`),
  ]);
});

test('--since leaves out what is older or has no date', async () => {
  write({ ...answer(false), day: '2026-01-01' }, { ...answer(false), time: '2026-02-01T10:00:00Z' }, answer(false), {
    ...answer(false),
    day: '2026-01-31',
  });
  expect(await reportOf('--since', '2026-01-31')).toMatchObject({ messages: 2, left: 2, pages: [{ no: 2 }] });
});

test('reads the store of the receiver, and cleans comments for terminals', async () => {
  const store = openFeedbackStore(log);
  const comment = 'red \u001b[31m\u0007 \u009b2J\u202e over\nlines';
  store.add({ day: '2026-01-02', feedback: answer(false, null, comment) });
  store.close();
  const { output } = await run(log, '--site', site);
  expect(output).toContain('2026-01-02 no: red [31m 2J over lines');
  expect(output.replaceAll('\n', '')).not.toMatch(/\p{Cc}|\u202e/u);
  expect(cleanText(' a\r\n\tb ')).toBe('a b');
});

test('--limit shortens the lists and says by how much', async () => {
  write(...['/a', '/b', '/c'].map((path) => ({ ...answer(false), path })));
  const { output } = await run(log, '--site', site, '--limit', '1');
  expect(output).toContain('  … and 2 more (--limit)');
  expect(output.match(/no 1, yes 0/g)).toHaveLength(1);
});

test.each([
  [[], 2, 'FILE is missing'],
  [['a', 'b'], 2, 'Found "b" after the file'],
  [['a', '--since', '2026-02-31'], 2, '--since: found "2026-02-31"'],
  [['a', '--limit', '0'], 2, '--limit: found "0"'],
  [['nowhere.jsonl'], 1, 'nowhere.jsonl: there is no such file.'],
  [['.'], 1, '.: expected a file, found a folder.'],
])('refuses the arguments %j', async (args, code, message) => {
  const result = await run(...args);
  expect(result.code).toBe(code);
  expect(result.errors).toContain(`✗ ${message}`);
});
