import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { startDocsServer, stopDocsServers } from '../support/docs-server';

// The docs server as the official inspector sees it, a client that nobody here wrote.
const run = promisify(execFile);
const INSPECTOR = require.resolve('@modelcontextprotocol/inspector-cli/build/cli.js');

test.afterEach(stopDocsServers);

/** Runs the inspector, which takes its own name from `../package.json` and therefore needs a folder of the project. */
async function inspect(target: readonly string[], request: readonly string[]): Promise<unknown> {
  const { stdout } = await run(process.execPath, [INSPECTOR, '--cli', ...target, ...request], { cwd: 'scripts' });
  return JSON.parse(stdout) as unknown;
}

const REQUESTS: readonly (readonly [request: string, expected: RegExp])[] = [
  ['--method tools/list', /"name":"check_request"/],
  ['--method tools/call --tool-name search_docs --tool-arg query=webhook limit=3', /register_webhooks/],
  ['--method tools/call --tool-name check_request --tool-arg method=POST path=/rooms body={"a":1}', /a: is not known/],
  ['--method tools/call --tool-name get_operation --tool-arg operation=nonsense', /"isError":true/],
  ['--method resources/list', /docs:\/\/openapi\.yaml/],
  ['--method resources/read --uri docs://pages/docs/rest/rondo-api', /"mimeType":"text\/markdown"/],
  ['--method resources/templates/list', /docs:\/\/pages\{\+path\}/],
  ['--method prompts/list', /start_a_meeting/],
  ['--method prompts/get --prompt-name start_a_meeting --prompt-args language=go', /"role":"user"/],
];

test('the inspector gets the same over both transports', async () => {
  test.setTimeout(180_000);
  const { log } = await startDocsServer(['--http', '0'], /on http\S+/);
  const remote = [/http:\S+\/mcp/.exec(log)?.[0] ?? '', '--transport', 'http'];
  for (const [request, expected] of REQUESTS) {
    const [local, other] = await Promise.all([
      inspect(['npm', 'run', '--silent', 'mcp'], request.split(' ')),
      inspect(remote, request.split(' ')),
    ]);
    expect(JSON.stringify(local), request).toMatch(expected);
    expect(other, request).toEqual(local);
  }
});
