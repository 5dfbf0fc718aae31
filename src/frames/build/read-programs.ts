import type { Element, ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Program, ProgramFile } from '../shared/program';

/** Reads the programs of a built page, whose text is what readers run. */
export function readPrograms(html: string): Program[] {
  if (!html.includes('data-run-program="')) return [];
  const programs = new Map<string, ProgramFile[]>();
  visit(fromHtml(html), 'element', (node) => {
    if (node.properties.dataCodeBlock === undefined) return;
    const program = find(node, ({ properties }) => properties.dataRunProgram !== undefined);
    if (!program) return;
    const name = String(program.properties.dataRunProgram);
    const title = find(node, ({ properties }) => String(properties.className).split(',').includes('code-title'));
    const code = find(node, ({ tagName }) => tagName === 'code');
    const file = { name: textOf(title), code: `${textOf(code).replace(/\n$/, '')}\n` };
    programs.set(name, [...(programs.get(name) ?? []), file]);
  });
  return [...programs].map(([name, files]) => ({ name, files }));
}

const textOf = (element: Element | undefined): string => (element ? toString(element) : '');

function find(root: Element, fits: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(root as Root | ElementContent, 'element', (node) => {
    if (!found && fits(node)) found = node;
  });
  return found;
}
