import { z } from 'zod';
import type { ApiOperation } from '../../src/reference/shared/types';
import { defineTool } from './define-tool';
import { DocsError } from './docs-error';
import { nearest } from './nearest';
import { callOf, operationText } from './operation-text';

/** Languages of the samples. */
export const LANGUAGES = ['curl', 'node', 'python', 'php', 'go', 'ruby'] as const;

export const getOperation = defineTool({
  name: 'get_operation',
  title: 'Describe a call of the API',
  description:
    'Returns everything about one call, websocket or event of the API: credential, parameters, body, responses, errors ' +
    'with causes and fixes, and a sample in a language.',
  input: z.strictObject({
    operation: z
      .string()
      .min(1)
      .max(300)
      .describe('operationId such as setLayout, or method and path such as POST /rooms/{ACCESS_KEY}/layout'),
    language: z.enum(LANGUAGES).default('curl').describe('Language of the sample'),
  }),
  advice: 'Read the page that documents the call.',
  run: async ({ operation, language }, { api, root }) => {
    const { operations } = await api();
    const found = findOperations(operation, operations);
    if (found.length === 0) {
      const names = operations.flatMap((other) => [other.operationId, callOf(other)]);
      throw new DocsError(
        `There is no call "${operation}". Did you mean ${nearest(operation, names).join(' or ')}? Use list_operations.`,
      );
    }
    return { text: found.map((one) => operationText(one, language, root)).join('\n\n---\n\n') };
  },
});

export const listOperations = defineTool({
  name: 'list_operations',
  title: 'List the calls of the API',
  description: 'Lists the calls, websockets and events of the API, all of them or those with a tag.',
  input: z.strictObject({ tag: z.string().max(100).optional().describe('Only calls with this tag, such as Layers') }),
  advice: 'Ask for one tag.',
  run: async ({ tag }, { api }) => {
    const { operations } = await api();
    const tags = [...new Set(operations.map((operation) => operation.tag))];
    const found = operations.filter((one) => tag === undefined || one.tag.toLowerCase() === tag.toLowerCase());
    if (found.length === 0) throw new DocsError(`There is no tag "${tag}". Allowed: ${tags.join(', ')}.`);
    return {
      text: tags
        .flatMap((name) => {
          const own = found.filter((one) => one.tag === name);
          return own.length === 0
            ? []
            : [
                `## ${name}\n\n${own.map((one) => `- ${one.operationId}: \`${callOf(one)}\` – ${one.summary}`).join('\n')}`,
              ];
        })
        .join('\n\n'),
    };
  },
});

/** Finds calls by id, client name, or method and path with any names or values of parameters. Pairs are two. */
function findOperations(text: string, operations: readonly ApiOperation[]): readonly ApiOperation[] {
  const wanted = text.trim().toLowerCase();
  const byId = operations.filter(({ operationId }) => operationId.toLowerCase() === wanted);
  if (byId.length > 0) return byId;
  const byName = operations.filter(({ name }) => name.toLowerCase() === wanted);
  if (byName.length > 0) return byName;
  const [, method = '', path = ''] = /^(?:([a-z]+)\s+)?(?:https?:\/\/[^/]+)?(\/\S*)$/.exec(wanted) ?? [];
  const parts = path.replace(/\?.*$/, '').replace(/\/$/, '').split('/');
  const sameCalls = operations.filter((operation) => {
    const own = operation.path.toLowerCase().replace(/\?.*$/, '').split('/');
    return (
      (method === '' || operation.method.toLowerCase() === method) &&
      own.length === parts.length &&
      own.every((part, index) => part === parts[index] || (part.startsWith('{') && parts[index] !== ''))
    );
  });
  // `/recordings/list` is a call of its own rather than the recording "list".
  const exact = sameCalls.filter(({ path: own }) => own.toLowerCase().replace(/\?.*$/, '') === parts.join('/'));
  return exact.length > 0 ? exact : sameCalls;
}
