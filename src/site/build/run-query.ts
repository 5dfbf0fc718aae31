import type { CreatePagesArgs } from 'gatsby';

/**
 * Runs a GraphQL query and returns its data.
 *
 * @throws Error with the messages of all GraphQL errors
 */
export async function runQuery<Data>(graphql: CreatePagesArgs['graphql'], query: string): Promise<Data> {
  const { data, errors } = await graphql<Data>(query);
  const messages = ((errors ?? []) as { message?: string }[]).map((error) => error.message ?? String(error));
  if (messages.length > 0 || data === undefined) throw new Error(messages.join('\n') || 'The query returned no data.');
  return data;
}
