import { parsePublishEnvironment } from './publish-env';
import { createHttpRequester } from './http-requester';
import { makeRecords } from './test-support';
import { validateRecords } from './validate-records';
import { algoliaPlugin } from './plugin-options';

const variables = { ALGOLIA_APP_ID: 'APP1', ALGOLIA_WRITE_KEY: 'secret-write-key', ALGOLIA_INDEX_NAME: 'docs' };
const requester = createHttpRequester({ signal: new AbortController().signal });

test('without settings there is no plugin', () => {
  expect(algoliaPlugin(parsePublishEnvironment({}), 'docs_tmp', {}, requester)).toBeNull();
});

test('V-32 the write timeout is handed to the client, 30 s unless set', () => {
  const timeoutsFor = (change: Record<string, string>): unknown =>
    algoliaPlugin(parsePublishEnvironment({ ...variables, ...change }), 'docs_tmp', {}, requester)?.options
      .algoliasearchOptions.timeouts;
  expect(timeoutsFor({})).toMatchObject({ write: 30 });
  expect(timeoutsFor({ ALGOLIA_WRITE_TIMEOUT: '75' })).toMatchObject({ write: 75 });
});

test('the plugin knows the temporary index only, and takes the records as they are', () => {
  const plugin = algoliaPlugin(
    parsePublishEnvironment({ ...variables, ALGOLIA_HOST: 'http://localhost:7700' }),
    'docs_tmp_1',
    { distinct: true },
    requester,
  );
  expect(plugin?.resolve).toBe('gatsby-plugin-algolia');
  expect(plugin?.options).toMatchObject({
    appId: 'APP1',
    indexName: 'docs_tmp_1',
    dryRun: false,
    continueOnFailure: false,
    algoliasearchOptions: { hosts: [{ url: 'localhost:7700', protocol: 'http' }] },
  });
  const records = validateRecords(makeRecords(2));
  const [query, ...others] = plugin?.options.queries ?? [];
  expect(others).toEqual([]);
  expect(query).toMatchObject({ indexName: 'docs_tmp_1', settings: { distinct: true }, mergeSettings: false });
  expect(query?.transformer({ data: { records } })).toBe(records);
});
