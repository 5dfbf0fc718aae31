import { join } from 'node:path';
import { readDeclarations } from '../../src/reference/build/types/read-declarations';
import { declaredModules, importsModule } from '../../src/reference/build/types/sample-modules';
import { product } from '../../src/site/config/product';
import { tokenValues } from '../../src/site/tokens';
import type { Sample } from './collect-samples';
import { checkDeclarations, typeCheckSamples } from './type-check';

const DECLARATIONS = {
  'js.d.ts': `declare module '@acme/js' {
  export type Surface = 'window' | "browser";
  export type Kind = "window" | "browser";
  export interface Sdk { start(key: string): void; send(command: { kind?: Kind; count?: number }): void; find(): { id: string } | null }
  const sdk: Sdk;
  export default sdk;
}`,
};

const sample = (code: string, language = 'js'): Sample => ({
  file: 'a.mdx',
  language,
  code,
  line: 1,
  lines: code.split('\n').map((_, index) => index + 2),
});
const check = (...codes: string[]) =>
  typeCheckSamples(
    codes.map((code) => sample(code)),
    DECLARATIONS,
  ).map(({ line, message }) => `${line} ${message}`);

const IMPORT = "import sdk from '@acme/js';\n";

test('accepts samples that use the SDK as declared, including unknown packages and widened strings', () => {
  expect(
    check(
      `${IMPORT}import other from 'somebody-else';\nother.any(sdk.find().id);\nsdk.start(process.env.KEY);`,
      `${IMPORT}for (const kind of ['window', 'browser']) sdk.send({ kind });\ndocument.getElementById('room').srcObject = null;`,
    ),
  ).toEqual([]);
});

test('reports an unknown method, an unknown option, a wrong argument and an unknown package of the scope', () => {
  expect(check(`${IMPORT}sdk.begin('x');`)).toEqual(["3 js: Property 'begin' does not exist on type 'Sdk'."]);
  expect(check(`${IMPORT}sdk.send({ sort: 'window' });`)).toEqual([expect.stringContaining("'sort' does not exist")]);
  expect(check(`${IMPORT}sdk.start(12);`)).toEqual([
    expect.stringContaining("Argument of type 'number' is not assignable"),
  ]);
  expect(check(`${IMPORT}const count = 'many';\nsdk.send({ count });`)).toEqual([
    expect.stringContaining("Type 'string' is not assignable to type 'number'"),
  ]);
  expect(check("import sdk from '@acme/javascript';")).toEqual([expect.stringContaining("'@acme/javascript'")]);
});

describe('TypeScript', () => {
  const checkIn = (file: string, code: string, language: string, isErased = false) =>
    typeCheckSamples([{ ...sample(`${IMPORT}${code}`, language), file, isErased }], DECLARATIONS).map(
      ({ line, message }) => `${line} ${message}`,
    );
  const PAGE = 'content/docs/sdks/js/features/chat.mdx';

  test('is checked strictly on every page', () => {
    expect(checkIn('a.mdx', 'export const start = (key: string) => sdk.start(key);', 'ts')).toEqual([]);
    expect(checkIn('a.mdx', 'export const start = (key) => sdk.start(key);', 'ts')).toEqual([
      "3 ts: Parameter 'key' implicitly has an 'any' type.",
    ]);
    expect(checkIn('a.mdx', 'sdk.find().id;', 'tsx')).toEqual(["3 tsx: Object is possibly 'null'."]);
    expect(checkIn('a.mdx', 'document.querySelector("a").id;', 'ts')).toEqual(["3 ts: Object is possibly 'null'."]);
    expect(checkIn('a.mdx', "for (const kind of ['window', 'x']) sdk.send({ kind });", 'ts')).toHaveLength(1);
  });

  test('is what JavaScript without a second tab has to be as well, where readers expect both', () => {
    const code = 'export const start = (key) => sdk.start(key);';
    expect(checkIn(PAGE, code, 'js')).toEqual([
      '3 js is not strict TypeScript; begin the fence with "ts js" and add types: ' +
        "Parameter 'key' implicitly has an 'any' type.",
    ]);
    expect(checkIn(PAGE, 'sdk.start("key");', 'js')).toEqual([]);
    expect(checkIn(PAGE, code, 'js', true)).toEqual([]);
    expect(checkIn('content/blog/a.mdx', code, 'js')).toEqual([]);
  });
});

test('ignores samples that do not use the SDK', () => {
  expect(importsModule(sample("import a from 'a';"), ['@acme/js'])).toBe(false);
  expect(importsModule(sample("const a = require('@acme/js');"), ['@acme/js'])).toBe(true);
  expect(importsModule(sample("import a from '@acme/js'", 'python'), ['@acme/js'])).toBe(false);
  expect(check('undeclared.start();')).toEqual([]);
});

test('the declarations of the SDKs have no errors and cover every package', () => {
  const { scope, slug } = product;
  const declarations = readDeclarations(join(process.cwd(), 'content'), tokenValues(product));
  expect(checkDeclarations(declarations)).toEqual([]);
  expect(declaredModules(declarations).sort()).toEqual(
    [`@${scope}/js`, `@${scope}/node`, `@${scope}/node-layer`, `@${scope}/node-svg-layer`, `${slug}-streamrec`].sort(),
  );
});
