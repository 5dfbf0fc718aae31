import { ContentError } from '../../src/site/problems';
import { usage } from '../project/help.cjs';
import { MockServerError, readOptions, UsageError } from './options';
import { startMockServer } from './start-mock-server';

/**
 * Runs `npm run mock`, until it is told to stop.
 *
 * @returns the exit code: 0; 1 for a server that cannot start; 2 for invalid options
 */
export async function runMockCommand(args: readonly string[]): Promise<number> {
  try {
    const options = readOptions(args);
    const server = await startMockServer(options, { print: console.log, onFault: console.error });
    console.log(greeting(server.url, options.apiKey));
    await untilSignal();
    await server.close();
    console.log('Stopped.');
    return 0;
  } catch (error) {
    if (!(error instanceof MockServerError || error instanceof ContentError)) throw error;
    console.error(`✗ ${error.message}`);
    if (error instanceof UsageError) console.error(`\n${usage}`);
    return error instanceof UsageError ? 2 : 1;
  }
}

function greeting(url: string, apiKey: string): string {
  return `
✓ Mock API on ${url} (open it in a browser to see the meetings; stop with Ctrl+C)
  API key: ${apiKey}

  curl --request POST ${url}/rooms \\
    --header "Authorization: ${apiKey}" \\
    --data "user[name]=Mara" --data "options[sfu_mode]=disabled" --data "options[widescreen]=true"
`;
}

/** Resolves at the first signal to stop. A second one ends the process at once. */
function untilSignal(): Promise<void> {
  return new Promise((resolve) => {
    const stop = (): void => {
      for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop);
      resolve();
    };
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
  });
}
