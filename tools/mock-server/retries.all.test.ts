/** Runs the programs of the page on retries against a server that refuses some requests. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { product } from '../../src/site/config/product';
import { startProgram, type Language } from '../programs/start-program';
import { languagesFrom, readProgram } from './test-support.programs';

jest.setTimeout(240_000);

const PAGE = 'rest/references/errors.mdx';
const LANGUAGES = languagesFrom(['js'], ['js', 'python', 'bash', 'php', 'go', 'ruby']);
const MEETING = { status: 201, body: '{"links": {"gui": "https://app.example/?k"}}' };
const errorOf = (status: number, error: string) => ({ status, body: JSON.stringify({ error }) });

let server: Server | undefined;
afterEach(() => server?.close());

/** Runs a program against a server with these answers. Returns its result, and the seconds between the requests. */
async function run(language: Language, answers: readonly { readonly status: number; readonly body: string }[]) {
  const times: number[] = [];
  server = createServer((_request, response) => {
    const { status, body } = answers[Math.min(times.length, answers.length - 1)] ?? MEETING;
    times.push(Date.now() / 1000);
    // A status of 0 breaks the connection.
    if (status === 0) response.destroy();
    else response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const program = startProgram(language, readProgram(PAGE, language).replace(`https://api.${product.domain}`, url));
  const status = await program.ended;
  return { status, output: program.output(), pauses: times.slice(1).map((time, index) => time - (times[index] ?? 0)) };
}

describe.each(LANGUAGES)('the program in %s', (language) => {
  test('repeats a request after errors that pass, with growing pauses', async () => {
    const { status, output, pauses } = await run(language, [
      errorOf(503, 'temporarily unavailable'),
      { status: 0, body: '' },
      errorOf(423, 'limit of parallel meetings reached'),
      MEETING,
    ]);
    expect({ status, output }).toEqual({ status: 0, output: expect.stringContaining('https://app.example/?k') });
    expect(pauses).toHaveLength(3);
    for (const [index, pause] of pauses.entries()) expect(pause).toBeGreaterThanOrEqual(2 ** index - 0.05);
  });

  test.each([
    [400, 'parameter user[name]: is missing'],
    [401, 'API key missing or unknown'],
    [423, 'API key locked'],
  ])('does not repeat it after %s %s', async (code, text) => {
    const { status, output, pauses } = await run(language, [errorOf(code, text)]);
    expect(status).not.toBe(0);
    expect(output).toContain(`HTTP ${code}`);
    expect(pauses).toEqual([]);
  });
});
