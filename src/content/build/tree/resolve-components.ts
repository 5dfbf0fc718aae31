import type { Element, ElementContent } from 'hast';
import type { z } from 'zod';
import { ContentError, type Problem } from '../../../site/problems';
import { similarNames } from '../../../site/build/nearest';
import type { RegisteredComponent, Registry } from '../../shared/tree/registered-component';
import type { MdxAttribute, MdxElement } from '../../shared/tree/syntax-tree';

export interface ResolveContext {
  readonly file: string;
  readonly registry: Registry;
  /** Checks more than a component's own props, such as its children and its parent. Returns messages. */
  readonly check?: (
    name: string,
    props: Record<string, unknown>,
    element: MdxElement,
    parent: string | undefined,
  ) => string[];
}

/**
 * Replaces every MDX element: lower-case names become plain elements, static components become their markup, and
 * interactive components become component nodes.
 *
 * @throws ContentError listing each unknown component and invalid prop with file, line and what is allowed
 */
export function resolveComponents(nodes: readonly ElementContent[], context: ResolveContext): ElementContent[] {
  const problems: Problem[] = [];
  const resolveAll = (children: readonly ElementContent[], parent?: string): ElementContent[] =>
    children.flatMap((child) => {
      if (isMdxElement(child)) return resolveElement(child, parent);
      return 'children' in child
        ? { ...child, children: resolveAll(child.children, 'tagName' in child ? child.tagName : parent) }
        : child;
    });

  const resolveElement = (node: MdxElement, parent: string | undefined): ElementContent[] => {
    const children = resolveAll(node.children, node.name ?? parent);
    if (node.name === null) return children;
    const { name, position } = node;
    const report = (message: string): void => {
      problems.push({ file: context.file, line: position?.start.line, message });
    };
    if (/^[a-z]/.test(name))
      return [{ type: 'element', tagName: name, properties: readAttributes(node, report), children, position }];
    const component = context.registry[name];
    if (!component) {
      const known = Object.keys(context.registry);
      const [nearest] = similarNames(name, known, 1);
      const hint = nearest ? `; did you mean <${nearest}>?` : '';
      report(`component <${name}> does not exist${hint}; allowed: ${known.join(', ')}`);
      return [];
    }
    const written = readProps(node, report);
    const use = component.use(written);
    if ('issues' in use) {
      for (const issue of use.issues) report(`component <${name}>: ${describeIssue(issue, written, component)}`);
      return [];
    }
    for (const message of context.check?.(name, use.props, node, parent) ?? [])
      report(`component <${name}>: ${message}`);
    if (use.render) return [use.render(children)].flat().map((rendered) => withPosition(rendered, position));
    return [{ type: 'component', name, props: use.props, children }];
  };

  const resolved = resolveAll(nodes);
  if (problems.length > 0) throw new ContentError(problems);
  return resolved;
}

export function isMdxElement(node: { type: string }): node is MdxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Sets the position of a component's markup to that of the component, for messages about its links and images. */
function withPosition(node: ElementContent, position: Element['position']): ElementContent {
  if (node.type !== 'element' || node.position) return node;
  return { ...node, position, children: node.children.map((child) => withPosition(child, position)) };
}

const QUOTED = 'a string in quotes';

/** Reads the attributes of an element written as a tag: strings, numbers and booleans. */
function readAttributes(node: MdxElement, report: (message: string) => void): Element['properties'] {
  return Object.fromEntries(
    Object.entries(readProps(node, report)).flatMap(([name, value]) => {
      if (typeof value !== 'object') return [[name === 'class' ? 'className' : name, value as string]];
      report(`element <${node.name}>: attribute "${name}": found {${JSON.stringify(value)}}; allowed: ${QUOTED}`);
      return [];
    }),
  );
}

/** Returns a prop's value: a string, a JSON literal, or true if there is only a name; undefined for anything else. */
export function literalOf({ value }: MdxAttribute): unknown {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value;
  try {
    return JSON.parse(value.value) as unknown;
  } catch {
    return undefined;
  }
}

function readProps(node: MdxElement, report: (message: string) => void): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  const subject = `${/^[a-z]/.test(node.name ?? '') ? 'element' : 'component'} <${node.name}>`;
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      report(`${subject}: props must be written one by one: "{...}" is not evaluated`);
      continue;
    }
    const value = literalOf(attribute);
    if (value !== undefined) props[attribute.name] = value;
    else {
      const written = typeof attribute.value === 'object' ? attribute.value?.value : attribute.value;
      const allowed = `${QUOTED}, a JSON literal in braces`;
      report(`${subject}: prop "${attribute.name}": found {${written ?? ''}}; allowed: ${allowed}`);
    }
  }
  return props;
}

function describeIssue(
  issue: z.core.$ZodIssue,
  props: Record<string, unknown>,
  { propNames }: RegisteredComponent,
): string {
  if (issue.code === 'unrecognized_keys')
    return `prop "${issue.keys.join('", "')}" is not known; allowed: ${propNames.join(', ') || '(none)'}`;
  const name = String(issue.path[0] ?? '');
  const found = name in props ? JSON.stringify(props[name]) : 'nothing';
  return `prop "${issue.path.join('.')}": found ${found}; ${issue.message}`;
}
