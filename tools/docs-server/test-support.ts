import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { buildLocalIndex } from '../../src/search/build/build-local-index';
import { buildRecords, type SearchablePage } from '../../src/search/build/build-records';
import { readDescription } from '../../src/reference/build/read-operations';
import { createDocsServer, type ServerContext } from './create-server';
import { watchSite } from './site-data';
import type { SiteFiles } from './site-files';

const AREA = { label: 'REST API', path: '/docs/rest', rank: 10 };

const searchable = (path: string, title: string, sections: readonly string[], area = AREA): SearchablePage => ({
  area,
  title,
  path,
  description: `About ${title}.`,
  sections: [
    { anchor: null, depth: 1, hierarchy: [title], text: `${title} is a page.`, code: '' },
    ...sections.map((name) => ({
      anchor: name.toLowerCase().replaceAll(' ', '-'),
      depth: 2,
      hierarchy: [title, name],
      text: `Text of ${name}.`,
      code: '',
    })),
  ],
  tags: [],
  version: 'current',
  docusaurusTag: 'docs-default-current',
  codeIdentifiers: [],
});

/** Files of a site with two pages below a base path. */
export function fixtureFiles(overrides: Readonly<Record<string, string | undefined>> = {}): Map<string, string> {
  const root = 'https://docs.example/sub/';
  const records = buildRecords(
    [
      searchable('/docs/rest/references/rooms', 'Rooms', ['Lock a room', 'Errors']),
      searchable('/blog/rooms-are-new', 'Rooms are new', ['Lock a room'], { label: 'Blog', path: '/blog', rank: 1 }),
    ],
    { siteUrl: 'https://docs.example', baseUrl: '/sub/' },
  );
  const head = (path: string): string => `---\ntitle: T\nurl: ${root}${path}\n---\n\n`;
  const files: Record<string, string | undefined> = {
    '/llms.txt':
      `# Site\n\n> Line.\n\n## REST API\n\n- [Rooms \\[x\\]](${root}docs/rest/references/rooms.md): About rooms.\n\n` +
      `## Blog\n\n- [Rooms are new](${root}blog/rooms-are-new.md): News.\n\n## Optional\n\n- [All](${root}llms-full.txt): x\n`,
    '/index.md': `${head('')}# Site\n`,
    '/docs/rest/references/rooms.md':
      `${head('docs/rest/references/rooms')}# Rooms\n\nRooms are kept.\n\n## Lock a room\n\nLocked.\n\n` +
      '```bash\n## Errors\n```\n\n### Who may\n\nAll.\n\n## Errors\n\nNone.\n',
    '/blog/rooms-are-new.md': `${head('blog/rooms-are-new')}# Rooms are new\n`,
    '/openapi.json': readDescription()?.json,
    '/openapi.yaml': 'openapi: 3.1.0\n',
    '/release-notes/notes.json': JSON.stringify([
      { month: '2025-11', entries: [{ area: 'Go', kind: 'New', text: 'Faster.', version: '2.0' }] },
      {
        month: '2025-06',
        entries: [
          { area: 'Go', kind: 'Fixed', text: 'Older.' },
          { area: 'PHP', kind: 'New', text: 'Guests.' },
        ],
      },
    ]),
    ...Object.fromEntries(buildLocalIndex(records).map(({ name, content }) => [`/search-index/${name}`, content])),
    ...overrides,
  };
  return new Map(Object.entries(files).flatMap(([path, text]) => (text === undefined ? [] : [[path, text] as const])));
}

export function memoryFiles(files: ReadonlyMap<string, string>): SiteFiles {
  return { place: 'memory', read: (path) => Promise.resolve(files.get(path)) };
}

/** A client of the protocol that is connected to a server in this process. */
export async function connect(
  overrides: Partial<ServerContext> = {},
): Promise<{ readonly client: Client; readonly faults: unknown[]; readonly close: () => Promise<void> }> {
  const faults: unknown[] = [];
  const current = watchSite(memoryFiles(fixtureFiles()));
  const server = createDocsServer({ current, version: '1', onFault: (error) => faults.push(error), ...overrides });
  const [own, other] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: 'test', version: '1' });
  await Promise.all([server.connect(own), client.connect(other)]);
  return { client, faults, close: () => client.close() };
}

/** The text of a tool's result, and whether it is an error. */
export async function callTool(
  client: Client,
  name: string,
  args: Readonly<Record<string, unknown>> = {},
): Promise<{ readonly text: string; readonly isError: boolean; readonly data: unknown }> {
  const result = (await client.callTool({ name, arguments: { ...args } })) as CallToolResult;
  const [content] = result.content;
  return {
    text: content?.type === 'text' ? content.text : '',
    isError: result.isError === true,
    data: result.structuredContent,
  };
}
