import { compileScript, parse } from 'vue/compiler-sfc';

/** Compiles a single-file component to a module whose default export is the component. */
export function compileVueComponent(code: string): string {
  const { descriptor, errors } = parse(code);
  if (errors.length > 0) throw errors[0];
  return compileScript(descriptor, { id: 'sample', inlineTemplate: true }).content;
}
