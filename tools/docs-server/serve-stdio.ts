import type { Readable, Writable } from 'node:stream';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createDocsServer, type ServerContext } from './create-server';
import { limitLines } from './limit-lines';
import { MESSAGE_BYTES } from './limits';

interface Streams {
  readonly input: Readable;
  readonly output: Writable;
}

/** Serves one client over two streams until the input ends or `close` is called. */
export async function serveStdio(
  { input, output }: Streams,
  context: ServerContext & { readonly log: (line: string) => void },
): Promise<{ readonly ended: Promise<void>; readonly close: () => Promise<void> }> {
  const server = createDocsServer(context);
  const limited = limitLines(MESSAGE_BYTES, (end) => {
    const message = `The message is longer than ${MESSAGE_BYTES} bytes.`;
    context.log(message);
    const [, id] = /"id":(\d+|"[^"\\]{1,100}")\s*\}\s*$/.exec(end) ?? [];
    if (id !== undefined) output.write(`{"jsonrpc":"2.0","id":${id},"error":{"code":-32600,"message":"${message}"}}\n`);
  });
  const transport = new StdioServerTransport(limited, output);
  // A client that is gone is an end, not a failure.
  const ended = new Promise<void>((resolve) => {
    limited.once('end', resolve);
    input.once('close', resolve);
    output.once('error', () => resolve());
  });
  await server.connect(transport);
  transport.onerror = (error) => context.log(`A message could not be read: ${error.message.slice(0, 500)}`);
  input.pipe(limited);
  return {
    ended,
    close: async () => {
      input.unpipe(limited);
      input.destroy();
      await server.close();
    },
  };
}
