import { parsePublishEnvironment } from './publish-env';

const set = { ALGOLIA_APP_ID: 'APP1', ALGOLIA_WRITE_KEY: 'secret-write-key', ALGOLIA_INDEX_NAME: 'docs' };

describe('the publishing environment', () => {
  test('without the three required variables, nothing is published', () => {
    expect(parsePublishEnvironment({})).toBeNull();
    expect(parsePublishEnvironment({ ALGOLIA_HOST: 'x.example', SEARCH_ALLOW_SHRINK: '1' })).toBeNull();
    expect(
      parsePublishEnvironment({ ALGOLIA_APP_ID: '', ALGOLIA_WRITE_KEY: ' ', ALGOLIA_INDEX_NAME: undefined }),
    ).toBeNull();
  });

  test('the three required variables are enough; the others have defaults', () => {
    expect(parsePublishEnvironment(set)).toEqual({
      appId: 'APP1',
      writeKey: 'secret-write-key',
      indexName: 'docs',
      host: null,
      writeTimeout: 30,
      allowShrink: false,
    });
    expect(
      parsePublishEnvironment({
        ...set,
        ALGOLIA_HOST: 'http://127.0.0.1:7700',
        ALGOLIA_WRITE_TIMEOUT: '45',
        SEARCH_ALLOW_SHRINK: '1',
      }),
    ).toMatchObject({
      host: { url: '127.0.0.1:7700', protocol: 'http' },
      writeTimeout: 45,
      allowShrink: true,
    });
    expect(parsePublishEnvironment({ ...set, ALGOLIA_HOST: 'search.example:8443' })?.host).toEqual({
      url: 'search.example:8443',
      protocol: 'https',
    });
  });

  test('the error for a partial configuration names the variables that are set and those that are missing', () => {
    expect(() => parsePublishEnvironment({ ...set, ALGOLIA_WRITE_KEY: '' })).toThrow(
      'ALGOLIA_APP_ID and ALGOLIA_INDEX_NAME without ALGOLIA_WRITE_KEY',
    );
  });

  test.each([
    [{ ALGOLIA_APP_ID: 'evil.example/' }, /ALGOLIA_APP_ID must consist of letters/],
    [{ ALGOLIA_INDEX_NAME: 'docs_previous' }, /ALGOLIA_INDEX_NAME must not end in _previous/],
    [{ ALGOLIA_INDEX_NAME: 'a/b' }, /ALGOLIA_INDEX_NAME must consist of letters/],
    [{ ALGOLIA_HOST: 'http://search.example' }, /ALGOLIA_HOST must use https/],
    [{ ALGOLIA_HOST: 'search.example/path' }, /ALGOLIA_HOST must be a host/],
    [{ ALGOLIA_WRITE_TIMEOUT: '0' }, /ALGOLIA_WRITE_TIMEOUT must be more than 0/],
    [{ ALGOLIA_WRITE_TIMEOUT: '1m' }, /ALGOLIA_WRITE_TIMEOUT must be a number/],
    [{ SEARCH_ALLOW_SHRINK: 'yes' }, /SEARCH_ALLOW_SHRINK must be 1/],
    [{ ALGOLIA_WRITE_KEY: 'short' }, /ALGOLIA_WRITE_KEY must have at least 8/],
    [{ GATSBY_SEARCH_API_KEY: 'secret-write-key' }, /GATSBY_SEARCH_API_KEY is the write key/],
  ])('rejects %j', (change, message) => {
    expect(() => parsePublishEnvironment({ ...set, ...change })).toThrow(message);
  });

  test('no message contains the key', () => {
    const changes: Record<string, string>[] = [
      { ALGOLIA_HOST: '::' },
      { ALGOLIA_WRITE_KEY: 'has a space in it' },
      { GATSBY_SEARCH_API_KEY: set.ALGOLIA_WRITE_KEY },
      { ALGOLIA_APP_ID: '' },
    ];
    for (const change of changes) {
      const values: Record<string, string> = { ...set, ...change };
      try {
        parsePublishEnvironment(values);
        throw new Error('It was accepted.');
      } catch (error) {
        expect((error as Error).message).not.toContain(values.ALGOLIA_WRITE_KEY);
        expect((error as Error).message).not.toBe('It was accepted.');
      }
    }
  });
});
