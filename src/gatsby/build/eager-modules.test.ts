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

test('the minified files of an entry have their modules in parentheses and still run; those loaded later stay', () => {
  const { folder, remove } = createFixtureFolder({
    'index.js': "import { a } from './a'; globalThis.ran = [a()]; import('./later');",
    'a.js': "import { later } from './b'; export const a = () => later.toUpperCase();",
    'b.js': "export const later = 'first';",
    'later.js': "globalThis.ran.push('second');",
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
  const read = (name: RegExp) =>
    readFileSync(
      join(
        folder,
        'out',
        readdirSync(join(folder, 'out')).find((file) => name.test(file))!,
      ),
      'utf8',
    );
  const [main, runtime] = [read(/^main-/), read(/^runtime-/)];
  const later = readdirSync(join(folder, 'out')).filter((file) => !/^(?:main|runtime)-/.test(file));
  expect(main.match(/\d+:\(\(/g)).toHaveLength(3);
  expect(later).toHaveLength(1);
  expect(readFileSync(join(folder, 'out', later[0]!), 'utf8')).not.toMatch(/\d+:\(\(/);
  const output = execFileSync(process.execPath, [
    '-e',
    `globalThis.self = globalThis; globalThis.document = { createElement: () => ({}), head: { appendChild() {} }, getElementsByTagName: () => [] };
     ${runtime}; ${main}; console.log(JSON.stringify(globalThis.ran)); process.exit();`,
  ]);
  remove();
  expect(JSON.parse(String(output))).toEqual(['FIRST']);
});
