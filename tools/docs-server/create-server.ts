import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { stringify } from 'yaml';
import { z } from 'zod';
import { version } from '../../package.json';
import { checkCall } from './check-call';
import { didYouMean } from './did-you-mean';
import { callOf, findOperations } from './find-operations';
import { readPage } from './read-page';
import { searchDocs } from './search-docs';
import type { CurrentSite } from './site-data';

const INSTRUCTIONS =
  'Documentation of a video-meeting API and its SDKs. Search first, then read the section you need. Never guess names, ' +
  'limits or status codes: get_operation has them. Check a request with check_request before you show it.';
/** The most characters of a result. */
const LONGEST = 60_000;
const LANGUAGES = ['curl', 'node', 'python', 'php', 'go', 'ruby'] as const;
const READ_ONLY = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

/** Creates a server of the protocol for one connection. All of them share the data of the site. */
export function createDocsServer(current: CurrentSite): McpServer {
  const server = new McpServer(
    { name: 'developer-portal-docs', title: 'Developer documentation', version },
    { instructions: INSTRUCTIONS },
  );

  server.registerTool(
    'search_docs',
    {
      title: 'Search the documentation',
      description:
        'Searches all pages with the engine of the site. Returns sections, best first, each with its URL and an ' +
        'excerpt. Read a section with read_page. Write the topic in a few words, or ask a question.',
      inputSchema: z.strictObject({
        query: z.string().trim().min(1).max(512).describe('Words or a question'),
        limit: z.int().min(1).max(30).default(8).describe('The most sections to return'),
      }),
      annotations: READ_ONLY,
    },
    async ({ query, limit }) => answer(await searchDocs(await current(), query, limit)),
  );

  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description: 'Returns a page as Markdown, whole or only one section, as search_docs names them.',
      inputSchema: z.strictObject({
        page: z.string().min(1).max(500).describe('Path or URL of the page, with or without an anchor'),
        section: z.string().min(1).max(200).optional().describe('Heading or anchor of a section'),
      }),
      annotations: READ_ONLY,
    },
    async ({ page, section }) => answer(await readPage(await current(), page, section)),
  );

  server.registerTool(
    'get_operation',
    {
      title: 'Describe a call of the API',
      description:
        'Returns everything about one call, websocket or event of the API: credential, parameters, body, responses, ' +
        'errors with causes and fixes, and a sample in a language.',
      inputSchema: z.strictObject({
        operation: z
          .string()
          .min(1)
          .max(300)
          .describe('operationId, or method and path: POST /rooms/{ACCESS_KEY}/layout'),
        language: z.enum(LANGUAGES).default('curl').describe('Language of the sample'),
      }),
      annotations: READ_ONLY,
    },
    async ({ operation, language }) => {
      const { operations } = await (await current()).api();
      const found = findOperations(operation, operations);
      if (found.length === 0) {
        const names = operations.flatMap((other) => [other.operationId, callOf(other)]);
        throw new Error(`There is no call "${operation}". ${didYouMean(operation, names)}`);
      }
      const own = found.map((one) => ({
        ...one,
        samples: one.samples.filter((sample) => sample.language === language),
      }));
      return answer(own.map((one) => stringify(one)).join('\n---\n'));
    },
  );

  server.registerTool(
    'check_request',
    {
      title: 'Check a request',
      description:
        'Says what is wrong with a request by the API description: method, path, query, headers and body. Nothing is ' +
        'sent. Write placeholders such as YOUR_API_KEY in place of keys and tokens: they are not checked.',
      inputSchema: z.strictObject({
        method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
        path: z.string().min(1).max(2000).describe('Path with its query, or URL: /rooms/YOUR_ACCESS_KEY/layout'),
        headers: z.record(z.string().max(100), z.string().max(8000)).optional(),
        body: z.unknown().optional().describe('JSON value, or the text of a form with its content-type header'),
      }),
      annotations: READ_ONLY,
    },
    async (call) => answer(await checkCall(call, await (await current()).api())),
  );
  return server;
}

/** What a tool throws, the protocol answers as an error with its message. */
function answer(text: string): CallToolResult {
  const cut = text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}\n\n[Cut: ask for a section.]`;
  return { content: [{ type: 'text', text: cut }] };
}
