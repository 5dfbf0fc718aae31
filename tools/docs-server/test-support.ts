import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { createDocsServer } from './create-server';
import type { CurrentSite } from './site-data';

/** A client of the protocol that is connected to a server in this process. */
export async function connect(current: CurrentSite): Promise<Client> {
  const [own, other] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: 'test', version: '1' });
  await Promise.all([createDocsServer(current).connect(own), client.connect(other)]);
  return client;
}

/** The text of a tool's result, and whether it is an error. */
export async function callTool(
  client: Client,
  name: string,
  args: Readonly<Record<string, unknown>> = {},
): Promise<{ readonly text: string; readonly isError: boolean }> {
  const result = (await client.callTool({ name, arguments: { ...args } })) as CallToolResult;
  const [content] = result.content;
  return { text: content?.type === 'text' ? content.text : '', isError: result.isError === true };
}
