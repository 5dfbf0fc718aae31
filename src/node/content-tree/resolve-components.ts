import { ContentError, type Problem } from '../problems';
import type { RegisteredComponent } from './registry';
import type { Element, HastNode, MdxElement } from './tree-types';

/** An interactive component found in content, its props checked. */
export interface ComponentElement {
  type: 'component';
  name: string;
  props: Record<string, unknown>;
  children: HastLike[];
}

export type HastLike = HastNode | ComponentElement;

export interface ResolveContext {
  readonly file: string;
  readonly registry: Readonly<Record<string, RegisteredComponent>>;
  /** Checks that reach beyond one component's props: what it holds, what its ids name. Returns messages. */
  readonly check?: (name: string, props: Record<string, unknown>, element: MdxElement) => string[];
}

/**
 * Replaces every MDX element below `root`: lower-case names become plain elements, static components their markup,
 * interactive ones a component node.
 *
 * @throws ContentError naming each unknown component or wrong prop with file, line and what is allowed.
 */
export function resolveComponents(root: { children: HastNode[] }, context: ResolveContext): void {
  const problems: Problem[] = [];
  const resolveChildren = (children: HastLike[]): HastLike[] =>
    children.flatMap((child) => {
      if (isMdxElement(child)) return resolveElement(child);
      if ('children' in child) child.children = resolveChildren(child.children as HastLike[]) as never;
      return [child];
    });

  const resolveElement = (node: MdxElement): HastLike[] => {
    const children = resolveChildren(node.children);
    if (node.name === null) return children;
    if (/^[a-z]/.test(node.name)) {
      return [{ type: 'element', tagName: node.name, properties: plainProperties(node), children: children as Element['children'] }];
    }
    const component = context.registry[node.name];
    const line = node.position?.start.line;
    if (!component) {
      problems.push({ file: context.file, line, message: `component <${node.name}> does not exist; allowed: ${Object.keys(context.registry).join(', ')}` });
      return [];
    }
    const props = readProps(node, (message) => problems.push({ file: context.file, line, message }));
    const result = component.props.safeParse(props);
    if (!result.success) {
      for (const issue of result.error.issues) problems.push({ file: context.file, line, message: `component <${node.name}>: ${describeIssue(issue, props, component)}` });
      return [];
    }
    for (const message of context.check?.(node.name, result.data, node) ?? []) problems.push({ file: context.file, line, message: `component <${node.name}>: ${message}` });
    if (component.render) return [component.render(result.data as Record<string, string>, children as Element['children'])];
    return [{ type: 'component', name: node.name, props: result.data, children }];
  };

  root.children = resolveChildren(root.children) as HastNode[];
  if (problems.length > 0) throw new ContentError(problems);
}

export function isMdxElement(node: { type: string }): node is MdxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

function plainProperties(node: MdxElement): Element['properties'] {
  return Object.fromEntries(
    node.attributes.flatMap((attribute) =>
      attribute.name === undefined || typeof attribute.value === 'object' && attribute.value !== null ? [] : [[attribute.name === 'class' ? 'className' : attribute.name, attribute.value ?? true]],
    ),
  );
}

function readProps(node: MdxElement, report: (message: string) => void): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const { name, value } of node.attributes) {
    if (name === undefined) {
      report(`component <${node.name}>: props must be written one by one, "{...}" is not evaluated`);
    } else if (value === undefined || value === null) {
      props[name] = true;
    } else if (typeof value === 'string') {
      props[name] = value;
    } else {
      try {
        props[name] = JSON.parse(value.value ?? '');
      } catch {
        report(`component <${node.name}>: prop "${name}": found {${value.value ?? ''}}; allowed is a text in quotes or a JSON literal in braces`);
      }
    }
  }
  return props;
}

function describeIssue(issue: { code?: string; path: PropertyKey[]; message: string; keys?: string[] }, props: Record<string, unknown>, component: RegisteredComponent): string {
  if (issue.code === 'unrecognized_keys') return `prop "${(issue.keys ?? []).join('", "')}" is not known; allowed: ${propNames(component)}`;
  const name = String(issue.path[0] ?? '');
  const found = name in props ? JSON.stringify(props[name]) : 'nothing';
  return `prop "${issue.path.join('.')}": found ${found}; ${issue.message}`;
}

function propNames(component: RegisteredComponent): string {
  const shape = (component.props as { shape?: Record<string, unknown> }).shape;
  const names = Object.keys(shape ?? {});
  return names.length > 0 ? names.join(', ') : '(none)';
}
