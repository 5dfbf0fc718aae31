import { readOptions } from './options';

test('without arguments, the state is in a file and only this machine reaches the server', () => {
  expect(readOptions([])).toEqual({
    port: 4010,
    host: '127.0.0.1',
    publicUrl: undefined,
    data: '.mock/state.sqlite',
    isReset: false,
    seed: 'mock',
    apiKey: undefined,
    origins: [],
    isStrict: false,
    isQuiet: false,
  });
});

test('reads all options', () => {
  const all =
    '--port 0 --host ::1 --public-url https://mock.example/ --memory --reset --seed a --api-key YOUR_API_KEY ' +
    '--origin http://a.example --origin=https://b.example:8443/ --quiet';
  expect(readOptions(all.split(' '))).toEqual({
    port: 0,
    host: '::1',
    publicUrl: 'https://mock.example',
    data: undefined,
    isReset: true,
    seed: 'a',
    apiKey: 'YOUR_API_KEY',
    origins: ['http://a.example', 'https://b.example:8443'],
    isStrict: false,
    isQuiet: true,
  });
  expect(readOptions(['--strict-cors', '--data', 'a/b.sqlite'])).toMatchObject({ isStrict: true, data: 'a/b.sqlite' });
});

test.each([
  ['--prot 4010', '--prot is not an option.'],
  ['-p 4010', '-p is not an option.'],
  ['4010', 'Found "4010", which belongs to no option; expected options only.'],
  ['--port x', '--port: found "x"; expected a number from 0 to 65535.'],
  ['--port 65536', '--port: found "65536"; expected a number from 0 to 65535.'],
  ['--port -1', '--port: found "-1"; expected a number from 0 to 65535.'],
  ['--port 1.5', '--port: found "1.5"; expected a number from 0 to 65535.'],
  ['--port', '--port: found no value; expected one after it.'],
  ['--data --memory', '--data: found no value; expected one after it.'],
  ['--data=', '--data: found ""; expected a file.'],
  ['--data folder/', '--data: found "folder/"; expected a file.'],
  ['--memory=yes', '--memory: found the value "yes"; expected none.'],
  ['--memory --data a', '--memory cannot be combined with --data: choose one.'],
  ['--strict-cors --origin http://a', '--strict-cors cannot be combined with --origin, because it allows no origin.'],
  ['--host a/b', '--host: found "a/b"; expected a host name or an IP address.'],
  ['--seed=', '--seed: found ""; expected a text.'],
  ['--api-key a:b', '--api-key: found "a:b"; expected up to 200 letters, digits, "-" and "_".'],
  ['--origin localhost:8000', '--origin: found "localhost:8000"; expected http:// or https:// and a host'],
  ['--origin http://a/b', '--origin: found "http://a/b"; expected http:// or https:// and a host'],
  ['--origin *', '--origin: found "*"; expected http:// or https:// and a host'],
  ['--public-url ftp://a', '--public-url: found "ftp://a"; expected http:// or https:// and a host'],
])('refuses %s', (args, message) => {
  expect(() => readOptions(args.split(' '))).toThrow(message);
});
