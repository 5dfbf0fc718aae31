import type { Readable, Writable } from 'node:stream';
import { version } from '../../package.json';
import { usage } from '../project/help.cjs';
import { DocsError } from './docs-error';
import { readOptions, UsageError } from './options';
import { serveHttp } from './serve-http';
import { serveStdio } from './serve-stdio';
import { watchSite } from './site-data';
import { addressFiles, folderFiles } from './site-files';
import { counted } from '../../src/site/counted';

export interface CommandContext {
  /** Standard input and output, which carry only messages of the protocol. */
  readonly input: Readable;
  readonly output: Writable;
  /** Writes a line to standard error. */
  readonly log: (line: string) => void;
  /** Resolves when the server has to stop. */
  readonly untilStopped: () => Promise<unknown>;
}

/**
 * Runs `npm run mcp`, until it is told to stop or the input ends.
 *
 * @returns the exit code: 0; 1 for a server that cannot start; 2 for invalid options
 */
export async function runDocsCommand(
  args: readonly string[],
  { input, output, log, untilStopped }: CommandContext,
): Promise<number> {
  try {
    const { source, http } = readOptions(args);
    const files = 'site' in source ? addressFiles(source.site) : folderFiles(source.folder);
    const current = watchSite(files, 'site' in source ? undefined : 0);
    const { title, pages } = await current();
    const onFault = (error: unknown): void =>
      log(error instanceof Error ? (error.stack ?? error.message) : String(error));
    const context = { current, version, onFault, log };
    const ready = `✓ ${title}: ${counted(pages.length, 'page')} from ${files.place}`;
    // Before the line that says that the server is ready: whoever reads it may stop the server at once.
    const stopped = untilStopped();
    if (http) {
      const server = await serveHttp(http, context);
      log(`${ready} on ${server.url} (stop with Ctrl+C)`);
      await stopped;
      await server.close();
    } else {
      const server = await serveStdio({ input, output }, context);
      log(`${ready} on standard input and output`);
      await Promise.race([server.ended, stopped]);
      await server.close();
    }
    log('Stopped.');
    return 0;
  } catch (error) {
    if (!(error instanceof DocsError)) throw error;
    log(`✗ ${error.message}`);
    if (error instanceof UsageError) log(`\n${usage}`);
    return error instanceof UsageError ? 2 : 1;
  }
}
