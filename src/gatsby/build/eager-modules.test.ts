import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compileEagerly } from './eager-modules';
import { createFixtureFolder } from './test-support';

const PUSH = '(globalThis.chunks=globalThis.chunks||[]).push';

test.each([
  [
    'arrow functions and others',
    `"use strict";${PUSH}([[1],{12:(e,t)=>{t.a=1},13:function(e){e.b=2},14:e=>e}]);`,
    `"use strict";${PUSH}([[1],{12:((e,t)=>{t.a=1}),13:(function(e){e.b=2}),14:(e=>e)}]);`,
  ],
  [
    'what follows the modules stays',
    `${PUSH}([[1],{12:e=>1},e=>{e.O(0,[2],()=>e(12))}]),done();`,
    `${PUSH}([[1],{12:(e=>1)},e=>{e.O(0,[2],()=>e(12))}]),done();`,
  ],
  ['a file without modules', '(()=>{var e={12:()=>1}})();', '(()=>{var e={12:()=>1}})();'],
])('%s', (_what, code, expected) => {
  expect(compileEagerly(code)).toBe(expected);
});

test('minified files have their modules in parentheses and still run, except very large ones', () => {
  const { folder, remove } = createFixtureFolder({
    'index.js': "import { a } from './a'; globalThis.ran = [a()]; import('./later');",
    'a.js': "import { later } from './b'; export const a = () => later.toUpperCase();",
    'b.js': "export const later = 'first';",
    'later.js': "globalThis.ran.push('second'); import('./large');",
    'large.js': `console.log('${'a'.repeat(500_000)}')`,
  });
  const program = `
    const { EagerModulesPlugin } = require(${JSON.stringify(resolve('src/gatsby/build/eager-modules.ts'))});
    require(${JSON.stringify(require.resolve('webpack'))})({
      context: ${JSON.stringify(folder)}, entry: './index.js', mode: 'production', target: ['web', 'es2020'],
      optimization: { concatenateModules: false, runtimeChunk: 'single' },
      output: { publicPath: '', filename: '[name]-[contenthash].js', path: ${JSON.stringify(`${folder}/out`)} },
      plugins: [new EagerModulesPlugin()],
    }).run((failure) => console.log(failure ?? 'done'));`;
  execFileSync(process.execPath, ['-r', resolve('tools/project/register-typescript.cjs'), '-e', program]);
  const files = readdirSync(join(folder, 'out')).map((file) => readFileSync(join(folder, 'out', file), 'utf8'));
  const find = (part: string): string => files.find((text) => text.includes(part))!;
  const [main, runtime] = [find('ran=['), find('createElement')];
  const modules = /\d+:\(\(/g;
  expect(main.match(modules)).toHaveLength(3);
  expect(find('second').match(modules)).toHaveLength(1);
  expect(find('aaaa')).not.toMatch(modules);
  const output = execFileSync(process.execPath, [
    '-e',
    `globalThis.self = globalThis;
     globalThis.document = {
       createElement: () => ({}), head: { appendChild() {} }, getElementsByTagName: () => [],
     };
     ${runtime}; ${main}; console.log(JSON.stringify(globalThis.ran)); process.exit();`,
  ]);
  remove();
  expect(JSON.parse(String(output))).toEqual(['FIRST']);
});
