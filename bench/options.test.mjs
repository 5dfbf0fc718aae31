import { parseBuildOptions, parseDevelopOptions, parsePageOptions } from './options.mjs';

test('without options, this site is built with three sizes', () => {
  expect(parseBuildOptions([])).toEqual({ sizes: [300, 1000, 3000], peers: [], growth: false });
});

test('growth mode adds a size of its own, unless sizes are given', () => {
  expect(parseBuildOptions(['--growth']).sizes).toEqual([300, 1000, 3000, 10_000]);
  expect(parseBuildOptions(['--growth', '60', '30'])).toEqual({ sizes: [30, 60], peers: [], growth: true });
});

test('sizes are sorted and unique, and peers keep one order', () => {
  expect(parseBuildOptions(['3000', '--vitepress', '300', '3000', '--docusaurus'])).toEqual({
    sizes: [300, 3000],
    peers: ['docusaurus', 'vitepress'],
    growth: false,
  });
});

test('options of the other benchmarks', () => {
  expect(parseDevelopOptions([])).toEqual({ count: 1000, soak: 0 });
  expect(parseDevelopOptions(['30', '--soak', '200'])).toEqual({ count: 30, soak: 200 });
  expect(parsePageOptions([])).toEqual({ runs: 3, onlyReal: false });
  expect(parsePageOptions(['--runs=5', '--real'])).toEqual({ runs: 5, onlyReal: true });
});

test.each([
  [parseBuildOptions, ['--hugo'], /Unknown option '--hugo'/],
  [parseBuildOptions, ['--growth=yes'], /'--growth' does not take an argument/],
  [parseBuildOptions, ['0'], /number of pages: found "0"; expected a whole number from 4, as in 1000/],
  [parseBuildOptions, ['-5'], /Unknown option '-5'/],
  [parseBuildOptions, ['3'], /found "3"/],
  [parseBuildOptions, ['1e3'], /found "1e3"/],
  [parseBuildOptions, ['300', '10.5'], /found "10.5"/],
  [parseDevelopOptions, ['30', '60'], /Found 2 numbers of pages; expected one/],
  [parseDevelopOptions, ['--soak', 'long'], /--soak: found "long"/],
  [parseDevelopOptions, ['--soak'], /'--soak <value>' argument missing/],
  [parsePageOptions, ['--runs', '0'], /--runs: found "0"; expected a whole number from 1/],
  [parsePageOptions, ['3'], /Unexpected argument '3'/],
])('%p rejects %j', (parseOptions, argv, message) => {
  expect(() => parseOptions(argv)).toThrow(message);
});
