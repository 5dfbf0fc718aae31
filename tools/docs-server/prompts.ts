import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { GetPromptResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { LANGUAGES } from './tool-operations';

/** Adds texts that readers choose in their client to begin a usual task. */
export function addPrompts(server: McpServer): void {
  server.registerPrompt(
    'start_a_meeting',
    {
      title: 'Start a meeting',
      description: 'Write the code of a back end that starts a meeting and lets people join',
      argsSchema: {
        language: z
          .enum(LANGUAGES)
          .optional()
          .describe(`One of ${LANGUAGES.join(', ')}`),
      },
    },
    ({ language }) =>
      ask(
        `Write code${language ? ` in ${language}` : ''} for my back end that starts a meeting and gives each participant ` +
          'what they need to join. Read the quick start with search_docs and read_page, get the calls with ' +
          'get_operation, and check each request with check_request before you show it. Take the API key from the ' +
          'environment. Say which value must never reach a browser, and how I see that it worked.',
      ),
  );
  server.registerPrompt(
    'debug_a_4xx',
    {
      title: 'Debug a 4xx',
      description: 'Find out why the API refuses a request',
      argsSchema: {
        request: z.string().min(1).max(20_000).describe('Method, path, headers and body, without secrets'),
        status: z
          .string()
          .regex(/^4\d\d$/, 'expected a status such as 404')
          .optional()
          .describe('Status code of the answer'),
        answer: z.string().max(20_000).optional().describe('Body of the answer'),
      },
    },
    ({ request, status, answer }) =>
      ask(
        [
          `The API refuses this request${status ? ` with ${status}` : ''}. Find out why and show the corrected request.`,
          `Request:\n\n${request}`,
          answer ? `Answer:\n\n${answer}` : '',
          'Check the request with check_request. Then compare the status with the errors in get_operation, and search ' +
            'for the text of the answer. Name the cause, the fix, and whether the request can be repeated.',
        ]
          .filter((part) => part !== '')
          .join('\n\n'),
      ),
  );
}

function ask(text: string): GetPromptResult {
  return { messages: [{ role: 'user', content: { type: 'text', text } }] };
}
