import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import type * as Hooks from './hooks';
import { rememberQueries, startSearch } from './hooks';
import { writeSearch } from './write-search';

jest.mock('./write-search', () => ({ writeSearch: jest.fn(() => Promise.resolve()) }));
const write = jest.mocked(writeSearch);
const queries = (() => undefined) as unknown as CreatePagesArgs['graphql'];
beforeEach(() => write.mockClear());

test('writes the index once for the same content, whoever asks first', async () => {
  rememberQueries(queries);
  await Promise.all([startSearch(), startSearch()]);
  await startSearch();
  expect(write).toHaveBeenCalledTimes(1);
  expect(write).toHaveBeenCalledWith(queries, expect.stringMatching(/\/public$/));
  rememberQueries(queries);
  await startSearch();
  expect(write).toHaveBeenCalledTimes(2);
});

describe('in development', () => {
  const folder = mkdtempSync(join(tmpdir(), 'search-'));
  const start = process.cwd();
  afterAll(() => {
    process.chdir(start);
    rmSync(folder, { recursive: true });
  });

  /** Loads the hooks in a project of their own, and returns what the server answers to a request for the manifest. */
  async function serve() {
    process.chdir(folder);
    const error = jest.fn();
    let handler: ((request: object, response: object) => void) | undefined;
    let served = '';
    const hooks = await loadHooks();
    const app = {
      use: (path: string, handle: typeof handler) => {
        served = path;
        handler = handle;
      },
    };
    hooks.serveSearchIndex({ app, reporter: { error } } as unknown as Parameters<typeof Hooks.serveSearchIndex>[0]);
    const request = () =>
      new Promise<string>((done) => {
        const response = {
          status: 200,
          setHeader: () => response,
          writeHead: (status: number) => Object.assign(response, { status }),
          end: (body?: Buffer) => done(`${response.status} ${String(body ?? '')}`),
        };
        handler?.({ url: '/' }, response);
      });
    return { ...hooks, request, error, served };
  }
  async function loadHooks() {
    jest.resetModules();
    jest.doMock('./write-search', () => ({ writeSearch: (...args: Parameters<typeof writeSearch>) => write(...args) }));
    return import('./hooks');
  }
  const MANIFEST = join(folder, 'public/search-index/manifest.json');
  const writeManifest = (text: string): Promise<void> => {
    mkdirSync(dirname(MANIFEST), { recursive: true });
    writeFileSync(MANIFEST, text);
    return Promise.resolve();
  };

  test('the first search gets the index that it has caused, and the next change makes it outdated', async () => {
    const { rememberQueries: remember, request, served } = await serve();
    remember(queries);
    write.mockImplementationOnce(() => writeManifest('{"index":"index.1.json"}'));
    expect([served, await request()]).toEqual(['/search-index/manifest.json', '200 {"index":"index.1.json"}']);
    expect(await request()).toBe('200 {"index":"index.1.json"}');
    expect(write).toHaveBeenCalledTimes(1);
    remember(queries);
    expect(existsSync(MANIFEST)).toBe(false);
    write.mockImplementationOnce(() => writeManifest('{"index":"index.2.json"}'));
    expect(await request()).toBe('200 {"index":"index.2.json"}');
  });

  test('an index that cannot be built is an error of the server, and is tried again', async () => {
    const { rememberQueries: remember, request, error } = await serve();
    remember(queries);
    write.mockRejectedValueOnce(new Error('no space'));
    expect(await request()).toBe('500 ');
    expect(error).toHaveBeenCalledWith('The search index could not be built.', new Error('no space'));
    write.mockImplementationOnce(() => writeManifest('{}'));
    expect(await request()).toBe('200 {}');
  });
});
