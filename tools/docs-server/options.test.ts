import { readOptions } from './options';

test('without options, dist is served over standard input and output', () => {
  expect(readOptions([])).toEqual({ source: { folder: 'dist' }, http: undefined });
});

test('a site over HTTP', () => {
  expect(readOptions(['--site', 'https://a.example/sub', '--http=0', '--allow-host', 'docs'])).toEqual({
    source: { site: 'https://a.example/sub' },
    http: { port: 0, host: '127.0.0.1', allowedHosts: ['docs'] },
  });
});

test.each([
  [['--sit', 'x'], '--sit is not an option.'],
  [['x'], 'Found "x", which belongs to no option'],
  [['--site', 'ftp://a'], '--site: found "ftp://a"; expected the http:// or https:// address'],
  [['--site'], '--site: found no value'],
  [['--http', '70000'], '--http: found "70000"; expected a port from 0 to 65535'],
  [['--host', '0.0.0.0'], '--host and --allow-host need --http'],
  [['--site', 'http://a', '--folder', 'b'], 'choose one'],
])('%j is refused', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
