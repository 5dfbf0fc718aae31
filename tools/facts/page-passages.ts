import { shownOperation } from '../../src/reference/build/endpoint-component';
import type { ApiOperation } from '../../src/reference/shared/types';
import type { Table } from 'mdast';
import type { ContentPage } from '../content-pages';
import { attributeOf, childrenOf, isElement, type MarkdownNode, type MdxElement } from '../markdown';

/** A passage of a page: a table row, the running text of a section, or a sample. */
export interface Passage {
  readonly text: string;
  /** True for a sample or diagram, which mentions names but not their types. */
  readonly isSample: boolean;
  /**
   * What the passage belongs to: the headings above it and, for a table row, the paragraph before the table, the
   * table's header, and the last non-empty first cell.
   */
  readonly owners: string;
}

/** Splits a page into passages. For calls shown by `<Endpoint>`, they come from the API description. */
export function readPassages(page: ContentPage, operations: readonly ApiOperation[]): Passage[] {
  const places: Passage[] = [];
  const headings: { readonly depth: number; readonly text: string }[] = [];
  let running: string[] = [];
  const chain = (): string => headings.map(({ text }) => text).join(' / ');
  const endSection = (): void => {
    if (running.length > 0) places.push({ text: running.join(' \n '), owners: chain(), isSample: false });
    running = [];
  };
  const read = (node: MarkdownNode): void => {
    if (node.type === 'heading') {
      endSection();
      while ((headings.at(-1)?.depth ?? 0) >= node.depth) headings.pop();
      headings.push({ depth: node.depth, text: plainText(node) });
      running.push(plainText(node));
    } else if (node.type === 'table') places.push(...rowsOf(node, `${chain()} / ${running.at(-1) ?? ''}`));
    else if (node.type === 'code') {
      // Fences with a title are samples, and diagrams are treated like them. A fence without a title shows a signature.
      if (node.lang === 'mermaid' || /\btitle=/.test(node.meta ?? ''))
        places.push({ text: node.value, owners: chain(), isSample: true });
      else running.push(node.value);
    } else if (isElement(node) && node.name === 'Endpoint') places.push(...operationPlaces(node, operations, chain()));
    else if (node.type === 'paragraph' || !('children' in node)) running.push(plainText(node));
    else node.children.forEach(read);
  };
  page.tree.children.forEach(read);
  endSection();
  return places;
}

function rowsOf(table: Table, headings: string): Passage[] {
  const [head, ...rows] = table.children;
  const title = head ? plainText(head) : '';
  let first = '';
  return rows.map((row) => {
    const cells = row.children.map(plainText);
    if (cells[0]?.trim()) first = cells[0];
    return { text: cells.join(' | '), owners: [headings, title, first].join(' / '), isSample: false };
  });
}

function operationPlaces(node: MdxElement, operations: readonly ApiOperation[], headings: string): Passage[] {
  const operation = shownOperation(operations, {
    id: attributeOf(node, 'id') ?? '',
    credential: attributeOf(node, 'credential'),
  });
  if (!operation) return [];
  const { method, path, parameters, body, responses } = operation;
  const fields = [
    ...parameters,
    ...(body?.variants.flatMap((variant) => variant.fields) ?? []),
    ...responses.flatMap((response) => response.fields),
  ];
  return [
    { text: `${method} ${path}`, owners: headings, isSample: false },
    ...fields.map(({ name, type, default: initial }) => ({
      text: [name, type, initial ?? ''].join(' | '),
      owners: `${headings} / ${operation.name}`,
      isSample: false,
    })),
  ];
}

function plainText(node: MarkdownNode): string {
  if (node.type === 'tableRow') return node.children.map(plainText).join(' | ');
  return 'value' in node ? node.value : childrenOf(node).map(plainText).join('');
}
