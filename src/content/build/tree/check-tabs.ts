import type { ElementContent } from 'hast';
import type { MdxElement } from '../../shared/tree/syntax-tree';
import { isMdxElement, literalOf } from './resolve-components';

/**
 * Returns messages about an invalid `<Tabs>` element and about a `<TabItem>` outside of one; empty for valid tabs and
 * for all other components.
 */
export function checkTabs(
  name: string,
  props: Record<string, unknown>,
  element: MdxElement,
  parent: string | undefined,
): string[] {
  if (name === 'TabItem' && parent !== 'Tabs')
    return [`found in ${parent === undefined ? 'the text' : `<${parent}>`}; allowed: directly in <Tabs>`];
  if (name !== 'Tabs') return [];
  const messages: string[] = [];
  const items = element.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const values: string[] = [];
  for (const item of items) {
    if (!isMdxElement(item) || item.name !== 'TabItem') {
      messages.push(`found ${describe(item)}; allowed: <TabItem>`);
      continue;
    }
    const value = item.attributes.find(
      (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'value',
    );
    values.push(value ? String(literalOf(value)) : '');
  }
  if (items.length === 0) messages.push('has no <TabItem>');
  const repeated = values.filter((value, index) => values.indexOf(value) !== index);
  if (repeated.length > 0) messages.push(`has more than one tab with the value "${repeated[0] ?? ''}"`);
  if (props.defaultValue !== undefined && !values.includes(String(props.defaultValue))) {
    messages.push(`prop "defaultValue": found "${String(props.defaultValue)}"; allowed: ${values.join(', ')}`);
  }
  if (props.queryString === true && props.groupId === undefined)
    messages.push('prop "queryString": found true; expected a name, unless the prop "groupId" is set');
  return messages;
}

function describe(node: ElementContent): string {
  if (isMdxElement(node)) return `<${node.name ?? ''}>`;
  return node.type === 'element' ? `<${node.tagName}>` : node.type;
}
