import { starterCode } from './starter-code';
import { starterScript } from '../browser/starter-script';

const SETTINGS = { baseUrl: '/portal/', showBaseUrlIssue: true, hydratedEvent: 'app:ready' };

test('the function becomes an expression of JavaScript without types', () => {
  const source = 'export function add(a: { n: number }): number { return a.n + 1; }\nexport interface Other {}';
  const add = new Function(`return (${starterCode(source)})`)() as (a: { n: number }) => number;
  expect(add({ n: 2 })).toBe(3);
});

test.each([
  ['a constant beside it', 'const x = Math.random();\nexport function a(b: number) { return b + x; }'],
  ['an import', "import { x } from './x';\nexport function a(b: number) { return b + x; }"],
  ['a second function', 'export function a() { return 1; }\nexport function b() { return 2; }'],
  [
    'another function that it calls',
    'function b() { return Math.random() }\nexport function a() { return b() + b(); }',
  ],
  ['no function', 'export const a = 1;'],
])('%s is refused', (_, source) => {
  expect(() => starterCode(source)).toThrow('The starter must be a module with one exported function and nothing else');
});

test('the script is a call with its settings, short, and cannot end its element', () => {
  const script = starterScript({ ...SETTINGS, baseUrl: '/</script>/' }, starterCode());
  expect(script).not.toContain('</script>');
  expect(() => new Function(script)).not.toThrow();
  // It is on every page: 2.8 KB when this was written.
  expect(script.length).toBeLessThan(3000);
});

test('without the constant that webpack puts in, the message names who should have', () => {
  expect(() => starterScript(SETTINGS, undefined)).toThrow('src/gatsby/build/webpack.ts makes it a constant');
});
