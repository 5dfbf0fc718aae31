import { ContentError, type Problem } from '../../../site/problems';
import type { RegisteredComponent } from '../../shared/tree/registered-component';
import type {
  ComponentElement,
  Element,
  HastLike,
  HastNode,
  MdxAttribute,
  MdxElement,
} from '../../shared/tree/syntax-tree';

export type { ComponentElement, HastLike };

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
    const line = node.position?.start.line;
    const report = (message: string): void => {
      problems.push({ file: context.file, line, message });
    };
    if (/^[a-z]/.test(node.name)) {
      return [
        {
          type: 'element',
          tagName: node.name,
          properties: readAttributes(node, report),
          children: children as Element['children'],
          ...at(node.position),
        },
      ];
    }
    const component = context.registry[node.name];
    if (!component) {
      problems.push({
        file: context.file,
        line,
        message: `component <${node.name}> does not exist; allowed: ${Object.keys(context.registry).join(', ')}`,
      });
      return [];
    }
    const props = readProps(node, report);
    const result = component.props.safeParse(props);
    if (!result.success) {
      for (const issue of result.error.issues)
        problems.push({
          file: context.file,
          line,
          message: `component <${node.name}>: ${describeIssue(issue, props, component)}`,
        });
      return [];
    }
    for (const message of context.check?.(node.name, result.data, node) ?? [])
      problems.push({ file: context.file, line, message: `component <${node.name}>: ${message}` });
    if (component.render)
      return [component.render(result.data as Record<string, string>, children as Element['children'])]
        .flat()
        .map((made) => placed(made, node.position));
    return [{ type: 'component', name: node.name, props: result.data, children }];
  };

  root.children = resolveChildren(root.children) as HastNode[];
  if (problems.length > 0) throw new ContentError(problems);
}

export function isMdxElement(node: { type: string }): node is MdxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Gives markup that a component has made the component's own place, for messages about its links and images. */
function placed(node: HastLike, position: Element['position']): HastLike {
  if (node.type !== 'element' || node.position) return node;
  return {
    ...node,
    ...at(position),
    children: (node.children as HastLike[]).map((child) => placed(child, position)) as Element['children'],
  };
}

function at(position: Element['position']): { position?: NonNullable<Element['position']> } {
  return position ? { position } : {};
}

/** Attributes of an element written as a tag: texts, numbers, true and false. */
function readAttributes(node: MdxElement, report: (message: string) => void): Element['properties'] {
  return Object.fromEntries(
    Object.entries(readProps(node, report)).flatMap(([name, value]) => {
      if (typeof value !== 'object') return [[name === 'class' ? 'className' : name, value as string]];
      report(
        `element <${node.name}>: attribute "${name}": found {${JSON.stringify(value)}}; allowed is a text in quotes`,
      );
      return [];
    }),
  );
}

/** Value of a prop: a text, a JSON literal, or true where only the name is written; undefined for anything else. */
export function literalOf({ value }: MdxAttribute): unknown {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value;
  try {
    return JSON.parse(value.value ?? '') as unknown;
  } catch {
    return undefined;
  }
}

function readProps(node: MdxElement, report: (message: string) => void): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  const subject = `${/^[a-z]/.test(node.name ?? '') ? 'element' : 'component'} <${node.name}>`;
  for (const attribute of node.attributes) {
    const { name } = attribute;
    if (name === undefined) {
      report(`${subject}: props must be written one by one, "{...}" is not evaluated`);
      continue;
    }
    const value = literalOf(attribute);
    if (value !== undefined) props[name] = value;
    else
      report(
        `${subject}: prop "${name}": found {${(attribute.value as { value?: string }).value ?? ''}}; allowed is a text in quotes or a JSON literal in braces`,
      );
  }
  return props;
}

function describeIssue(
  issue: { code?: string; path: PropertyKey[]; message: string; keys?: string[] },
  props: Record<string, unknown>,
  component: RegisteredComponent,
): string {
  if (issue.code === 'unrecognized_keys')
    return `prop "${(issue.keys ?? []).join('", "')}" is not known; allowed: ${propNames(component)}`;
  const name = String(issue.path[0] ?? '');
  const found = name in props ? JSON.stringify(props[name]) : 'nothing';
  return `prop "${issue.path.join('.')}": found ${found}; ${issue.message}`;
}

function propNames(component: RegisteredComponent): string {
  const shape = (component.props as { shape?: Record<string, unknown> }).shape;
  const names = Object.keys(shape ?? {});
  return names.length > 0 ? names.join(', ') : '(none)';
}
