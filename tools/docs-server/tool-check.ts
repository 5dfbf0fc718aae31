import { z } from 'zod';
import { checkCall } from './check-call';
import { defineTool } from './define-tool';
import { counted } from '../../src/site/counted';

/** The most characters of a body. */
const BODY = 200_000;

export const checkRequest = defineTool({
  name: 'check_request',
  title: 'Check a request',
  description:
    'Says what is wrong with a request by the API description: method, path, query, headers and body. Nothing is sent. ' +
    'Write placeholders such as YOUR_API_KEY in place of keys and tokens: they are not checked.',
  input: z.strictObject({
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
    path: z.string().min(1).max(2000).describe('Path with its query, or URL: /rooms/YOUR_ACCESS_KEY/layout'),
    headers: z
      .record(z.string().max(100), z.string().max(8000))
      .refine((headers) => Object.keys(headers).length <= 50, 'expected at most 50 headers')
      .optional(),
    body: z
      .unknown()
      .refine((body) => (JSON.stringify(body) ?? '').length <= BODY, `expected at most ${BODY} characters`)
      .optional()
      .describe('JSON value, or the text of a form with its content-type header'),
  }),
  advice: 'Correct the first problems, then check again.',
  run: async (call, { api }) => {
    const { operationId, problems } = await checkCall(call, await api());
    const text =
      problems.length === 0
        ? `The request is valid: ${operationId}.`
        : `${counted(problems.length, 'problem')}` +
          `${operationId === undefined ? '' : ` in ${operationId}`}:\n${problems.map((problem) => `- ${problem}`).join('\n')}`;
    return { text, data: { operationId: operationId ?? null, valid: problems.length === 0, problems } };
  },
});
