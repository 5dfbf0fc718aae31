import { ResourceTemplate, type McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js';
import { cutText } from './limits';
import { didYouMean } from './nearest';
import type { CurrentSite } from './site-data';

/** The most suggestions for a path. */
const SUGGESTIONS = 100;

/** Published files with the description of the API. */
const FILES = [
  { name: 'API description (OpenAPI, YAML)', path: '/openapi.yaml', mimeType: 'application/yaml' },
  { name: 'API description (OpenAPI, JSON)', path: '/openapi.json', mimeType: 'application/json' },
] as const;

/** Adds the pages, each by its path as `docs://pages/docs/rest/…`, and the description of the API. */
export function addResources(server: McpServer, current: CurrentSite): void {
  const template = new ResourceTemplate('docs://pages{+path}', {
    list: async () => ({
      resources: (await current()).pages.map(({ path, title, description }) => ({
        uri: `docs://pages${path}`,
        name: title,
        description,
        mimeType: 'text/markdown',
      })),
    }),
    complete: {
      path: async (start) =>
        (await current()).pages
          .map(({ path }) => path)
          .filter((path) => path.startsWith(start))
          .slice(0, SUGGESTIONS),
    },
  });
  server.registerResource(
    'page',
    template,
    { title: 'Page', description: 'A page of the documentation as Markdown', mimeType: 'text/markdown' },
    async (uri) => {
      const site = await current();
      const path = uri.href.slice('docs://pages'.length);
      const text = await site.page(path);
      if (text === undefined) {
        const known = site.pages.map((page) => page.path);
        throw new McpError(ErrorCode.InvalidParams, `There is no page ${path}. ${didYouMean(path, known)}`);
      }
      return {
        contents: [
          { uri: uri.href, mimeType: 'text/markdown', text: cutText(text, 'Read its sections with read_page.') },
        ],
      };
    },
  );
  for (const { name, path, mimeType } of FILES)
    server.registerResource(name, `docs:/${path}`, { title: name, mimeType }, async (uri) => ({
      contents: [{ uri: uri.href, mimeType, text: await (await current()).file(path) }],
    }));
}
