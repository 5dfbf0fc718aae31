import { readFileSync } from 'node:fs';
import { transformSync } from '@swc/core';

/**
 * Source text of the starter's function (`../browser/starter.ts`) as a function expression: without types, minified.
 *
 * Relies on @swc/core 1.16: a module whose only code is one exported function becomes `export function NAME(…){…}`.
 *
 * @param source TypeScript of a module that exports one function and types
 * @throws if the function uses anything outside of itself, which would be missing in the page
 */
export function starterCode(source = readFileSync('src/gatsby/browser/starter.ts', 'utf8')): string {
  const { code } = transformSync(source, {
    configFile: false,
    swcrc: false,
    isModule: true,
    minify: true,
    jsc: {
      parser: { syntax: 'typescript' },
      target: 'es2022',
      minify: { compress: { passes: 3, toplevel: false }, mangle: true },
    },
  });
  const expression = /^export (function \w+\(.*\})[;\s]*$/s.exec(code)?.[1];
  if (!expression || /^(?:import|export)\b|[;}](?:import|export)\b/.test(expression))
    throw new Error(`The starter must be a module with one exported function and nothing else; it became: ${code}`);
  return expression;
}
