// The server that npm run bench:mock measures, in a process of its own. It answers each message with its heap in bytes
// after a collection of garbage.
import { readOptions } from '../../tools/mock-server/options';
import { startMockServer } from '../../tools/mock-server/start-mock-server';

async function run(): Promise<void> {
  const server = await startMockServer(readOptions(process.argv.slice(2)), {
    print: () => undefined,
    onFault: console.error,
  });
  process.on('message', () => {
    // Twice: what the first one finalizes is free after the second.
    globalThis.gc?.();
    globalThis.gc?.();
    process.send?.(process.memoryUsage().heapUsed);
  });
  process.on('disconnect', () => void server.close());
  process.send?.({ url: server.url, apiKey: server.apiKey });
}

void run();
