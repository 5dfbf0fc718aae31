import { parsePublishEnvironment, type PublishEnvironment } from '../publish-env';
import { pluginOptions } from './push-records';
import { makeRecords } from './test-support';
import { indexSettings } from '../index-settings';
import { validateRecords } from './validate-records';

const records = validateRecords(makeRecords(2));
const variables = { ALGOLIA_APP_ID: 'APP1', ALGOLIA_WRITE_KEY: 'secret-write-key', ALGOLIA_INDEX_NAME: 'docs' };
const send = jest.fn().mockResolvedValue({ status: 200, content: '{}', isTimedOut: false });

function optionsFor(change: Record<string, string> = {}): ReturnType<typeof pluginOptions> {
  const environment = parsePublishEnvironment({ ...variables, ...change }) as PublishEnvironment;
  return pluginOptions(environment, 'docs_tmp_1', () => records, send);
}

test('V-32 the write timeout is passed to the client; 30 s by default', () => {
  expect(optionsFor().algoliasearchOptions.timeouts).toMatchObject({ write: 30 });
  expect(optionsFor({ ALGOLIA_WRITE_TIMEOUT: '75' }).algoliasearchOptions.timeouts).toMatchObject({ write: 75 });
});

test('converts the timeouts of the plugin from seconds to milliseconds', async () => {
  const request = {
    url: 'https://a.example/',
    method: 'POST',
    headers: {},
    connectTimeout: 5,
    responseTimeout: 75,
  } as const;
  await optionsFor().algoliasearchOptions.requester.send(request);
  expect(send).toHaveBeenCalledWith({ ...request, responseTimeout: 75_000 });
});

test('the plugin only knows the temporary index and receives the records unchanged', () => {
  const options = optionsFor({ ALGOLIA_HOST: 'http://localhost:7700' });
  expect(options).toMatchObject({
    appId: 'APP1',
    indexName: 'docs_tmp_1',
    continueOnFailure: false,
    algoliasearchOptions: { hosts: [{ url: 'localhost:7700', protocol: 'http' }] },
  });
  const [query, ...others] = options.queries;
  expect(others).toEqual([]);
  expect(query).toMatchObject({ indexName: 'docs_tmp_1', settings: indexSettings, mergeSettings: false });
  expect(query?.transformer()).toBe(records);
});
