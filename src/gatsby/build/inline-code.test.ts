import { brotliCompressSync } from 'node:zlib';
import { inlineCode } from './inline-code';
import { starterScript } from '../browser/starter-script';

const CONFIG = { baseUrl: '/portal/', showBaseUrlIssue: true, search: { shortcuts: { ctrlK: true, slash: true } } };

test('turns the function into a JavaScript expression without types', () => {
  const source = 'export function add(a: { n: number }): number { return a.n + 1; }\nexport interface Other {}';
  const add = new Function(`return (${inlineCode('script.ts', source)})`)() as (a: { n: number }) => number;
  expect(add({ n: 2 })).toBe(3);
});

test.each([
  ['another constant in the module', 'const x = Math.random();\nexport function a(b: number) { return b + x; }'],
  ['an import', "import { x } from './x';\nexport function a(b: number) { return b + x; }"],
  ['a second function', 'export function a() { return 1; }\nexport function b() { return 2; }'],
  [
    'another function that the exported one calls',
    'function b() { return Math.random() }\nexport function a() { return b() + b(); }',
  ],
  ['no exported function', 'export const a = 1;'],
])('rejects a module with %s', (_, source) => {
  expect(() => inlineCode('script.ts', source)).toThrow(
    'script.ts must be a module with one exported function and nothing else',
  );
});

test('the script is a short call with its settings and cannot close its own element', () => {
  const script = starterScript({ ...CONFIG, baseUrl: '/</script>/' }, inlineCode('src/gatsby/browser/starter.ts'));
  expect(script).not.toContain('</script>');
  expect(() => new Function(script)).not.toThrow();
  // Every page contains it. It had 4.3 KB, and 1.6 KB after Brotli, when these limits were set.
  expect(script.length).toBeLessThan(4350);
  expect(brotliCompressSync(script).length).toBeLessThan(1700);
});

test('without the constant, the message names the module that should set it', () => {
  expect(() => starterScript(CONFIG, undefined)).toThrow('src/gatsby/build/webpack.ts makes it a constant');
});
