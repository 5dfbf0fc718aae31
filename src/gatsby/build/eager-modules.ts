/**
 * Has browsers compile modules together with the file they are in.
 *
 * Webpack writes modules as functions in an object, which V8 takes for functions that may never be called: it reads
 * them once to find their end, and once more, in the way of everything else, when they run. It compiles a function in
 * parentheses at once, in a thread of its own. Most of the app's start was the second reading of react-dom.
 *
 * Relies on webpack 5.98: a file calls `push` with a list, whose second item has the modules as values.
 */
import { parse, type AnyNode, type ObjectExpression } from 'acorn';
import { Compilation, sources, type Compiler } from 'webpack';

/** Larger files contain whole programs, such as a shell, of which only parts run. In characters. */
const LARGEST = 500_000;

/** Puts the functions of a file's modules in parentheses. A file without modules stays as it is. */
export function compileEagerly(code: string): string {
  const functions = parse(code, { ecmaVersion: 'latest' })
    .body.flatMap(modulesOf)
    .flatMap(({ properties }) => properties)
    .flatMap((property) => (property.type === 'Property' ? [property.value] : []))
    .filter(({ type }) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression');
  let end = 0;
  const parts = functions.map((node) => {
    const part = `${code.slice(end, node.start)}(${code.slice(node.start, node.end)})`;
    end = node.end;
    return part;
  });
  return parts.join('') + code.slice(end);
}

/** The object with the modules, in statements such as `(window.chunks=window.chunks||[]).push([[1],{…}])`. */
function modulesOf(node: AnyNode): ObjectExpression[] {
  if (node.type === 'ExpressionStatement') return modulesOf(node.expression);
  if (node.type === 'SequenceExpression') return node.expressions.flatMap(modulesOf);
  const list = node.type === 'CallExpression' ? node.arguments[0] : undefined;
  const modules = list?.type === 'ArrayExpression' ? list.elements[1] : undefined;
  return modules?.type === 'ObjectExpression' ? [modules] : [];
}

/** Webpack plugin for the stage `build-javascript`. */
export class EagerModulesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('eager-modules', (compilation) => {
      // After the minifier, which removes parentheses, and before files are named by their contents.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'eager-modules', stage }, (assets) => {
        for (const [file, source] of Object.entries(assets))
          if (file.endsWith('.js') && source.size() <= LARGEST)
            compilation.updateAsset(file, new sources.RawSource(compileEagerly(String(source.source()))));
      });
    });
  }
}
