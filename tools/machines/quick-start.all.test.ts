import newman from 'newman';
import { toolFiles } from '../../src/machines/build/tool-files';
import { readDescription } from '../../src/reference/build/read-operations';
import { machineRoutes } from '../../src/site/machine-routes';
import { startForTest } from '../mock-server/test-support';

/** Runs the quick start as a reader's Postman would. Resolves to the statuses, and what went wrong. */
async function run(baseUrl: string): Promise<{ readonly statuses: unknown[]; readonly failures: string[] }> {
  const files = new Map(await toolFiles(readDescription()?.json, true));
  const read = (path: string): unknown => JSON.parse(String(files.get(path)));
  return new Promise((done, fail) => {
    newman.run(
      {
        collection: read(machineRoutes.postmanCollection()),
        environment: read(machineRoutes.postmanEnvironment('mock')),
        envVar: [{ key: 'baseUrl', value: baseUrl }],
        folder: 'Quick start',
        reporters: [],
        timeoutRequest: 5_000,
      },
      (error, summary) => {
        if (error) return fail(error);
        const { executions, failures } = summary.run;
        done({
          statuses: executions.map(({ response }) => response?.code),
          failures: failures.map(({ error: { message } }) => message),
        });
      },
    );
  });
}

test('the quick start of the collection runs against the mock server, and passes the access key on', async () => {
  const server = await startForTest(['--api-key', 'YOUR_API_KEY']);
  try {
    expect(await run(server.url)).toEqual({ statuses: [201, 201, 200, 200, 200], failures: [] });
  } finally {
    await server.close();
  }
});

test('its tests fail if the API refuses the key', async () => {
  const server = await startForTest(['--api-key', 'ANOTHER_KEY']);
  try {
    const { statuses, failures } = await run(server.url);
    expect(statuses[0]).toBe(403);
    expect(failures.join()).toContain('expected response to have status code 201 but got 403');
  } finally {
    await server.close();
  }
});

test('two builds make the same bytes', async () => {
  const make = async () => (await toolFiles(readDescription()?.json, true)).map(([, content]) => Buffer.from(content));
  const [first, second] = [await make(), await make()];
  expect(first.length).toBe(5);
  expect(first.map((content, index) => content.equals(second[index] ?? Buffer.alloc(0)))).toEqual(
    first.map(() => true),
  );
  expect(await toolFiles(undefined, false)).toEqual([]);
});
