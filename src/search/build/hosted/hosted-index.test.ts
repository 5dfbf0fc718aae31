import { readHostedIndex } from './hosted-index';

const set = { ALGOLIA_APP_ID: 'APP1', ALGOLIA_WRITE_KEY: 'secret-write-key', ALGOLIA_INDEX_NAME: 'docs' };

test('without the three variables, or on a site that must not be indexed, there is no hosted index', () => {
  expect(readHostedIndex({})).toBeNull();
  expect(readHostedIndex({ ALGOLIA_APP_ID: '', ALGOLIA_WRITE_KEY: ' ', ALGOLIA_HOST: 'https://x.example' })).toBeNull();
  expect(readHostedIndex({ ...set, SITE_INDEXING: 'off' })).toBeNull();
});

test('the index, its copies and the hosts follow from the variables', () => {
  expect(readHostedIndex(set)).toMatchObject({
    live: 'docs',
    staging: 'docs_staging',
    previous: 'docs_previous',
    hosts: ['APP1.algolia.net', 'APP1-1.algolianet.com', 'APP1-2.algolianet.com', 'APP1-3.algolianet.com'].map(
      (url) => ({ url, protocol: 'https' }),
    ),
  });
  expect(readHostedIndex({ ...set, ALGOLIA_HOST: 'http://127.0.0.1:7700' })?.hosts).toEqual([
    { url: '127.0.0.1:7700', protocol: 'http' },
  ]);
});

test.each([
  [{ ALGOLIA_WRITE_KEY: '' }, /^ALGOLIA_WRITE_KEY is not set/],
  [{ ALGOLIA_APP_ID: 'evil.example/' }, /ALGOLIA_APP_ID must consist of letters/],
  [{ ALGOLIA_INDEX_NAME: 'docs_previous' }, /ALGOLIA_INDEX_NAME must not end in _staging or _previous/],
  [{ ALGOLIA_HOST: 'http://search.example' }, /ALGOLIA_HOST must use https/],
  [{ ALGOLIA_HOST: 'https://search.example/path' }, /ALGOLIA_HOST must be an origin/],
  [{ ALGOLIA_WRITE_KEY: 'has a space' }, /ALGOLIA_WRITE_KEY must have at least 8/],
  [{ GATSBY_SEARCH_API_KEY: 'secret-write-key' }, /GATSBY_SEARCH_API_KEY is the write key/],
])('rejects %j without showing the key', (change, message) => {
  const environment: Record<string, string> = { ...set, ...change };
  expect(() => readHostedIndex(environment)).toThrow(message);
  expect(() => readHostedIndex(environment)).toThrow(
    expect.objectContaining({
      message: expect.not.stringContaining(environment.ALGOLIA_WRITE_KEY || set.ALGOLIA_WRITE_KEY),
    }),
  );
});
