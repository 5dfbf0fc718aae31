import { readFileSync } from 'node:fs';
import { product } from '../../src/site/config/product';
import { tokenValues } from '../../src/site/tokens';
import { readContentPage } from '../content-pages';
import { collectSamples } from '../samples/collect-samples';
import { runInShell, type ShellRun } from './run-shell';
import type { StartedServer } from './start-mock-server';
import { startForTest } from './test-support';

// Each command is a separate process, which takes a while on a busy machine.
jest.setTimeout(60_000);

const tokens = tokenValues(product);
const API = `https://api.${product.domain}`;
const PAGE = 'content/docs/rest/api.mdx';
const page = readContentPage(
  readFileSync(PAGE, 'utf8'),
  { file: PAGE, kind: 'doc', relativePath: 'rest/api.mdx' },
  tokens,
);
const fences = collectSamples(page).filter(({ language }) => language !== 'mermaid');

/** The commands of the page in order, each with the output that the page shows below it. */
const steps = fences.flatMap(({ language, code }, index) =>
  language === 'bash'
    ? [{ command: code, output: fences[index + 1]?.language === 'text' ? (fences[index + 1]?.code ?? '') : '' }]
    : [],
);

/** A request in the server's list of the last ones. */
interface SeenRequest {
  readonly operationId: string | null;
  readonly status: number;
}

let server: StartedServer;

beforeEach(async () => {
  server = await startForTest(['--api-key', 'YOUR_API_KEY']);
});

afterEach(() => server.close());

/** Runs commands of the page. Returns the calls that they made with the statuses, those in a row only once. */
async function follow(commands: readonly string[]): Promise<ShellRun & { readonly calls: readonly string[] }> {
  const run = await runInShell(commands.map((command) => command.replaceAll(API, server.url)));
  const requests = (await (await fetch(`${server.url}/_mock/requests`)).json()) as SeenRequest[];
  const calls = requests.map(({ operationId, status }) => `${operationId ?? 'unknown'} ${status}`);
  return { ...run, calls: calls.filter((call, index) => call !== calls[index - 1]) };
}

const CALLS = [
  'createRoom 201',
  'getRoom 200',
  'createRoom 201',
  'setLayout 200',
  'addLayer 201',
  'endRoom 200',
  'getRoom 410',
];

/** Removes what differs between meetings from the output: keys, and how often the server was not ready. */
function comparable(output: string): string {
  return output
    .replace(/\b[A-Za-z0-9]{24}\b/g, 'KEY')
    .replace(/^ready: false\n/gm, '')
    .trim();
}

test('the commands of the quick start run in order, and print what the page shows', async () => {
  const { status, errors, calls, printed } = await follow(steps.map(({ command }) => command));
  expect({ status, errors }).toEqual({ status: 0, errors: '' });
  expect(calls).toEqual(CALLS);
  expect(printed.map(comparable)).toEqual(steps.map(({ output }) => comparable(output)));
});

test.each<[mistake: string, right: string, wrong: string]>([
  ['an unknown path', '/layout"', '/layouts"'],
  ['a method that the path does not accept', '--request DELETE', '--request PATCH'],
  ['an authentication scheme before the API key', 'Authorization: $API_KEY', 'Authorization: Bearer $API_KEY'],
  ['no API key', '--header "Authorization: $API_KEY"', '--header "X-Key: $API_KEY"'],
  ['an unknown parameter', 'user[name]', 'user[nick]'],
  ['an invalid value in a form', 'options[widescreen]=true', 'options[widescreen]=wide'],
  ['an invalid value in JSON', '"layout": "auto"', '"layout": "automatic"'],
  ['invalid JSON', '"users": [', '"users": ('],
  ['an upload under an unknown name', '--form "file=', '--form "image='],
  ['an invalid z-index', 'z-index=1', 'z-index=2'],
  ['a field that the response does not have', 'jq --raw-output .access_key', 'jq --raw-output .accessKey'],
])('the server refuses %s', async (_mistake, right, wrong) => {
  const commands = steps.map(({ command }) => command.replaceAll(right, wrong));
  expect(commands).not.toEqual(steps.map(({ command }) => command));
  const { calls } = await follow(commands.filter((command) => !command.includes('sleep')));
  expect(calls.filter((call) => !CALLS.includes(call))).toContainEqual(expect.stringMatching(/ (?:400|401|403|404)$/));
});

test('a failing command stops the run', async () => {
  const { status, calls } = await follow(
    steps.map(({ command }) => command.replace('overlay.svg;', 'no-such-file.svg;')),
  );
  expect(status).not.toBe(0);
  expect(calls.at(-1)).toBe('addLayer 201');
});
