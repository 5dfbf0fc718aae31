import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { isExternal, withBase, type RoutePath } from '../../../site/routes';
import { codeBlockHtml, unshieldDirectives } from '../../shared/tree/code-block';
import type { MdxElement } from '../../shared/tree/syntax-tree';
import { textOf } from '../../shared/tree/text';
import { isMdxElement } from './resolve-components';
import { fill } from '../../../site/fill';

/** Class of an element that gives a heading a further id. */
export const HEADING_ALIAS = 'heading-alias';

export interface MarkupContext {
  readonly baseUrl: string;
  /** Returns the address of a link in the version of the docs to which the page belongs. */
  readonly toVersion?: (href: RoutePath) => RoutePath;
  /** Called for each link to another source file. Returns the page's URL path, or undefined if there is no page. */
  readonly resolveSourceLink: (href: string, line: number) => RoutePath | undefined;
  /** Called for each image. Returns its size and the URL path to use, or undefined to keep the `src` without a size. */
  readonly resolveImage: (
    src: string,
    line: number,
  ) => { readonly src: RoutePath; readonly width: number; readonly height: number } | undefined;
  /**
   * Called for each file that a video or an audio element plays.
   *
   * @throws ContentError if the file does not exist
   */
  readonly checkMedia?: (src: string, line: number) => void;
}

/**
 * Replaces highlighted code, which arrives as an element with raw HTML, with the complete code block.
 */
export function enhanceCode(node: ElementContent): ElementContent {
  if (!isMdxElement(node) || !node.data?.codeOptions) return node;
  const raw = rawHtmlOf(node);
  const inner = /<code[^>]*>([\s\S]*)<\/code>/.exec(raw)?.[1] ?? raw;
  const code = unshieldDirectives(inner);
  return {
    type: 'raw',
    value: codeBlockHtml(code, node.data.codeOptions),
    data: { code: { ...node.data.codeOptions, text: node.data.code ?? '' } },
  };
}

/** Returns the HTML that gatsby-plugin-mdx put into `dangerouslySetInnerHTML`; empty for other elements. */
function rawHtmlOf(node: MdxElement): string {
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'dangerouslySetInnerHTML') continue;
    const statement = typeof attribute.value === 'object' ? attribute.value?.data?.estree?.body[0] : undefined;
    if (statement?.type !== 'ExpressionStatement' || statement.expression.type !== 'ObjectExpression') return '';
    const [property] = statement.expression.properties;
    if (property?.type === 'Property' && property.value.type === 'Literal') return String(property.value.value);
  }
  return '';
}

/** Completes one link, image, table, task list checkbox or heading and returns its replacement. */
export function enhanceElement(element: Element, context: MarkupContext): Element {
  switch (element.tagName) {
    case 'a':
      return enhanceLink(element, context);
    case 'img':
      return enhanceImage(element, context);
    case 'video':
    case 'audio':
    case 'source':
    case 'track':
      if (typeof element.properties.src === 'string')
        context.checkMedia?.(element.properties.src, element.position?.start.line ?? 1);
      return element;
    case 'table':
      // A table with a class has its own frame.
      return classes(element).length > 0
        ? element
        : h(
            'div',
            { className: ['table-frame'], tabIndex: 0, role: 'group', ariaLabel: STRINGS.content.table },
            element,
          );
    case 'th':
      // An empty header cell, as in the corner of a table whose first column labels its rows, is not a header.
      return element.children.length === 0 ? { ...element, tagName: 'td' } : element;
    case 'input':
      // The checkbox of a task list item has no label: its text is next to it.
      return {
        ...element,
        properties: {
          ...element.properties,
          ariaLabel: element.properties.checked ? STRINGS.content.done : STRINGS.content.toDo,
        },
      };
    case 'details':
      return liftHashLink(element);
    case 'h1':
      return withAliases(element);
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return element.properties.id === undefined ? element : enhanceHeading(withAliases(element));
    default:
      return element;
  }
}

/**
 * Puts an empty element with each former id of a heading at its beginning. Links to it scroll to the heading; the
 * keyboard and assistive technology skip it.
 */
function withAliases(element: Element): Element {
  const { dataAliases, ...properties } = element.properties;
  if (typeof dataAliases !== 'string') return element;
  const aliases = dataAliases.split(' ').map((id) => h('span', { id, className: [HEADING_ALIAS] }));
  return { ...element, properties, children: [...aliases, ...element.children] };
}

function enhanceHeading(element: Element): Element {
  const { id } = element.properties;
  return {
    ...element,
    children: [
      ...element.children,
      h('a', {
        className: ['hash-link'],
        href: `#${String(id)}`,
        ariaLabel: fill(STRINGS.content.directLink, { heading: textOf(element) }),
      }),
    ],
  };
}

/**
 * Moves the link of a heading to itself out of a summary, which is a control and must contain no other one, to the
 * beginning of what the summary opens.
 */
export function liftHashLink(details: Element): Element {
  const [summary, ...content] = details.children;
  const heading = summary?.type === 'element' && summary.tagName === 'summary' ? summary.children[0] : undefined;
  if (summary?.type !== 'element' || heading?.type !== 'element') return details;
  const isLink = (node: ElementContent) => node.type === 'element' && classes(node).includes('hash-link');
  const text = { ...heading, children: heading.children.filter((node) => !isLink(node)) };
  const children = [
    { ...summary, children: [text, ...summary.children.slice(1)] },
    ...heading.children.filter(isLink),
    ...content,
  ];
  return { ...details, children };
}

function enhanceLink(element: Element, context: MarkupContext): Element {
  const href = String(element.properties.href ?? '');
  const line = element.position?.start.line ?? 1;
  if (href.startsWith('#')) return element;
  if (/^\.{0,2}[^/:#?]*.*\.mdx?(?:[?#]|$)/.test(href) && !isExternal(href) && !href.startsWith('/')) {
    const path = context.resolveSourceLink(href, line);
    return path === undefined
      ? element
      : { ...element, properties: { ...element.properties, href: withBase(context.baseUrl, path) } };
  }
  if (isExternal(href)) {
    if (/^mailto:|^tel:/i.test(href)) return element;
    return {
      ...element,
      properties: { ...element.properties, target: '_blank', rel: ['noopener', 'noreferrer'], dataExternal: '' },
      children: [
        ...element.children,
        h('span', { className: ['visually-hidden'] }, ` ${STRINGS.common.opensInNewTab}`),
      ],
    };
  }
  const address = context.toVersion?.(href) ?? href;
  return { ...element, properties: { ...element.properties, href: withBase(context.baseUrl, address) } };
}

function enhanceImage(element: Element, context: MarkupContext): Element {
  // A diagram's picture is already complete: it has its size and URL.
  if (element.properties.width !== undefined) return element;
  const image = context.resolveImage(String(element.properties.src ?? ''), element.position?.start.line ?? 1);
  return {
    ...element,
    properties: {
      ...element.properties,
      loading: 'lazy',
      decoding: 'async',
      dataZoom: '',
      ...(image ? { src: withBase(context.baseUrl, image.src), width: image.width, height: image.height } : {}),
    },
  };
}

function classes(element: Element): (string | number)[] {
  const value = element.properties.className;
  return Array.isArray(value) ? value : [];
}
