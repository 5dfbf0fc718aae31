import { readFileSync } from 'node:fs';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { parse } from 'yaml';
import { findSections } from '../../tools/docs-server/find-sections';
import { readPage } from '../../tools/docs-server/read-page';
import { folderFiles, watchSite } from '../../tools/docs-server/site-data';
import { callTool } from '../../tools/docs-server/test-support';
import { siteFolder } from '../support/built-pages';

const current = watchSite(folderFiles(siteFolder));

test('the first three sections answer at least 28 of 30 questions', async () => {
  const engine = await (await current()).search.engine();
  const { pages, entries } = engine.catalogue;
  const questions = parse(readFileSync('tools/docs-server/questions.yaml', 'utf8')) as {
    readonly question: string;
    readonly answers: readonly string[];
  }[];
  expect(questions).toHaveLength(30);
  const missed = questions.filter(({ question, answers }) => {
    const found = findSections(engine, question).slice(0, 3);
    return !found.some((id) => answers.includes(pages[entries[id]?.page ?? -1]?.path ?? ''));
  });
  expect(missed.slice(2)).toEqual([]);
});

test('a section of each page that a search can find can be read', async () => {
  const site = await current();
  const { pages, entries } = (await site.search.engine()).catalogue;
  const targets = new Map(entries.map(({ page, anchor }) => [pages[page]?.path, anchor]));
  expect(targets.size).toBeGreaterThan(150);
  for (const [path, anchor] of targets) expect(await readPage(site, `${path}#${anchor ?? ''}`)).toMatch(/\S/);
});

test('the command answers over standard input and output', async () => {
  const client = new Client({ name: 'test', version: '1' });
  const args = ['-r', './tools/project/register-typescript.cjs', 'scripts/mcp.ts', '--folder', siteFolder];
  await client.connect(new StdioClientTransport({ command: process.execPath, args, stderr: 'ignore' }));
  expect((await callTool(client, 'search_docs', { query: 'lock the room' })).text).toContain('#');
  await client.close();
});
