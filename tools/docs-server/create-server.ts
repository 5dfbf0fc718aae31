import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { ContentError } from '../../src/site/problems';
import type { DocsTool } from './define-tool';
import { DocsError } from './docs-error';
import { CALL_TIME, cutText } from './limits';
import { addPrompts } from './prompts';
import { addResources } from './resources';
import type { CurrentSite } from './site-data';
import { checkRequest } from './tool-check';
import { buildLayout } from './tool-layout';
import { getOperation, listOperations } from './tool-operations';
import { listPages, readPage } from './tool-pages';
import { releaseNotes } from './tool-releases';
import { searchDocs } from './tool-search';

const TOOLS: readonly DocsTool[] = [
  searchDocs,
  readPage,
  listPages,
  getOperation,
  listOperations,
  checkRequest,
  buildLayout,
  releaseNotes,
];

const INSTRUCTIONS =
  'Documentation of a video-meeting API and its SDKs. Search first, then read the section you need. Never guess names, ' +
  'limits or status codes: get_operation has them. Check a request with check_request before you show it.';

export interface ServerContext {
  readonly current: CurrentSite;
  /** Version of the server. */
  readonly version: string;
  /** Reports a failure that is not the caller's. */
  readonly onFault: (error: unknown) => void;
  /** Milliseconds for one call; for tests. */
  readonly callTime?: number;
}

/** Creates a server of the protocol for one connection. All of them share the data of the site. */
export function createDocsServer(context: ServerContext): McpServer {
  const server = new McpServer(
    { name: 'developer-portal-docs', title: 'Developer documentation', version: context.version },
    { instructions: INSTRUCTIONS },
  );
  for (const tool of TOOLS) {
    const { name, title, description, input } = tool;
    server.registerTool(
      name,
      {
        title,
        description,
        inputSchema: input,
        annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
      },
      (args: unknown, { signal }: { readonly signal: AbortSignal }) => callTool(tool, args, signal, context),
    );
  }
  addResources(server, context.current);
  addPrompts(server);
  return server;
}

async function callTool(
  tool: DocsTool,
  args: unknown,
  signal: AbortSignal,
  { current, onFault, callTime = CALL_TIME }: ServerContext,
): Promise<CallToolResult> {
  try {
    const run = current().then((site) => tool.run(args, site));
    const { text, data } = await within(run, callTime, signal);
    return {
      content: [{ type: 'text', text: cutText(text, tool.advice) }],
      ...(data ? { structuredContent: { ...data } } : {}),
    };
  } catch (error) {
    const isExplained = error instanceof DocsError || error instanceof ContentError;
    if (!isExplained) onFault(error);
    const text = isExplained ? error.message : `${tool.name} failed. The log of the server says why.`;
    return { isError: true, content: [{ type: 'text', text: cutText(text, tool.advice) }] };
  }
}

/** Waits for work until the time is over or nobody wants the result any more. */
async function within<T>(work: Promise<T>, milliseconds: number, signal: AbortSignal): Promise<T> {
  let stop: () => void = () => undefined;
  const end = new Promise<never>((_resolve, reject) => {
    const giveUp = (): void => reject(new DocsError('The call was given up.'));
    const timer = setTimeout(
      () => reject(new DocsError(`The call took longer than ${milliseconds / 1000} seconds. Ask for less.`)),
      milliseconds,
    );
    signal.addEventListener('abort', giveUp, { once: true });
    stop = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
    };
  });
  // What loses the race must not end the process.
  work.catch(() => undefined);
  return Promise.race([work, end]).finally(stop);
}
