import { readFileSync } from 'node:fs';
import { transformSync } from '@swc/core';
import { insertStrings } from '../../site/build/strings/string-constants';

/**
 * Compiles the function of an inline script (`../browser/starter.ts`) to a minified function expression without types.
 *
 * Relies on @swc/core 1.16: a module whose only code is one exported function becomes `export function NAME(…){…}`.
 *
 * @param file path of a TypeScript module that exports one function and types
 * @throws Error if the module contains any other code, which would be missing from the page
 */
export function inlineCode(file: string, source = readFileSync(file, 'utf8')): string {
  const { code } = transformSync(insertStrings(source), {
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
    throw new Error(`${file} must be a module with one exported function and nothing else; it became: ${code}`);
  return expression;
}
