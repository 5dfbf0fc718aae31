import { createElement, memo, type ComponentType, type ReactNode } from 'react';
import type { ContentNode } from '../../content/shared/tree/types';
import './content-tree.module.css';

/**
 * The interactive components that content can use, by name. The props of a component node are JSON that was validated
 * when the content was compiled, so the type accepts components with any props.
 */
export type ContentRegistry = Readonly<Record<string, ComponentType<never>>>;

interface ContentTreeProps {
  /** Must be the same array for the lifetime of the page, so that re-rendering never touches the content. */
  readonly nodes: readonly ContentNode[];
  readonly registry: ContentRegistry;
  readonly className?: string;
}

/**
 * A page's content in its own element.
 *
 * @throws Error for a component that is not in the registry. Pages are rendered during the build, so the build fails.
 */
export const ContentTree = memo(function ContentTree({ nodes, registry, className = 'prose' }: ContentTreeProps) {
  return renderElement('div', { className }, nodes, registry);
});

/** Elements that can only contain text and inline elements. A run in one of them is wrapped in a `span`. */
const PHRASING = new Set([
  'p',
  'span',
  'a',
  'b',
  'i',
  'em',
  'strong',
  'small',
  'del',
  's',
  'sub',
  'sup',
  'code',
  'kbd',
  'mark',
  'q',
  'abbr',
  'label',
  'button',
  'summary',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'dt',
]);
/** Elements that cannot contain text between their children: browsers move or drop it, which breaks hydration. */
const WITHOUT_TEXT = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'colgroup', 'ul', 'ol', 'dl']);

function renderElement(
  tag: string,
  props: Readonly<Record<string, unknown>>,
  children: readonly ContentNode[],
  registry: ContentRegistry,
  key?: number,
): ReactNode {
  const nodes = WITHOUT_TEXT.has(tag)
    ? children.filter((child) => child.type !== 'html' || child.html.trim() !== '')
    : children;
  const [only] = nodes;
  if (nodes.length === 0) return createElement(tag, { ...props, key });
  if (nodes.length === 1 && only?.type === 'html')
    return createElement(tag, { ...props, key, dangerouslySetInnerHTML: { __html: only.html } });
  return createElement(tag, { ...props, key }, renderNodes(nodes, registry, PHRASING.has(tag)));
}

function renderNodes(nodes: readonly ContentNode[], registry: ContentRegistry, isPhrasing: boolean): ReactNode[] {
  return nodes.map((node, index) => {
    if (node.type === 'html') return <Run key={index} html={node.html} isPhrasing={isPhrasing} />;
    if (node.type === 'element') return renderElement(node.tag, node.props, node.children, registry, index);
    return createElement(
      componentFor(node.name, registry),
      { ...node.props, key: index },
      ...renderNodes(node.children, registry, isPhrasing),
    );
  });
}

function componentFor(name: string, registry: ContentRegistry): ComponentType<Record<string, unknown>> {
  const component = registry[name];
  if (!component)
    throw new Error(
      `Content uses the component "${name}", which cannot be shown; allowed: ${Object.keys(registry).join(', ')}.`,
    );
  return component as ComponentType<Record<string, unknown>>;
}

/** Static markup between components. Its wrapper creates no box, so margins collapse as if it did not exist. */
const Run = memo(function Run({ html, isPhrasing }: { readonly html: string; readonly isPhrasing: boolean }) {
  const props = { className: 'run', dangerouslySetInnerHTML: { __html: html } };
  return isPhrasing ? <span {...props} /> : <div {...props} />;
});
