import type { HastLike } from './syntax-tree';

const BLOCKS = new Set([
  'p',
  'li',
  'td',
  'th',
  'tr',
  'pre',
  'div',
  'figure',
  'figcaption',
  'blockquote',
  'summary',
  'dt',
  'dd',
  'br',
  'table',
  'ul',
  'ol',
]);
/**
 * What readers see but nobody searches for, and what is there for assistive technology only. Of a call of the API the
 * samples, examples and long lists of fields are left out: they would drown what the page says.
 */
const SKIPPED = new Set([
  'hash-link',
  'visually-hidden',
  'code-head',
  'endpoint-samples',
  'endpoint-example',
  'endpoint-fields',
  'layout-drawing',
]);

/** Visible text of a node, white space folded, a space between blocks. */
export function textOf(node: HastLike): string {
  return foldSpace(collect(node));
}

export function foldSpace(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function collect(node: HastLike): string {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'raw' as never:
      return textOfHtml((node as unknown as { value: string }).value);
    case 'element': {
      const names = node.properties.className;
      if (Array.isArray(names) && names.some((name) => SKIPPED.has(String(name)))) return '';
      const inner = (node.children as HastLike[]).map(collect).join('');
      return BLOCKS.has(node.tagName) ? ` ${inner} ` : inner;
    }
    default:
      return 'children' in node ? ` ${(node.children as HastLike[]).map(collect).join('')} ` : '';
  }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** Visible text of the markup that we make ourselves: tags go, code heads with them, the few entities are read. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<figcaption class="code-head">[\s\S]*?<\/figcaption>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&(#39|[a-z]+);/g, (match, name: string) => ENTITIES[name] ?? match)
    .replace(/&#x([0-9a-f]+);/gi, (_match, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
}

/** Texts of all code on a page, each once: inline code, and the code of blocks. */
export function collectCode(nodes: readonly HastLike[]): string[] {
  const found = new Set<string>();
  const walk = (node: HastLike): void => {
    if (node.type === ('raw' as never)) {
      const code = /<code>([\s\S]*?)<\/code>/.exec((node as unknown as { value: string }).value)?.[1];
      if (code) found.add(textOfHtml(code));
    } else if (node.type === 'element' && node.tagName === 'code') found.add(textOf(node));
    else if ('children' in node) (node.children as HastLike[]).forEach(walk);
  };
  nodes.forEach(walk);
  return [...found];
}
