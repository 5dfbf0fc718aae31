import type { ElementContent } from 'hast';

/** A text in which names in braces are replaced by elements: `Updated {date}:` with `{ date: h('time', …) }`. */
export function fillNodes(text: string, values: Readonly<Record<string, ElementContent>>): ElementContent[] {
  return text.split(/\{(\w+)\}/).flatMap((part, index): ElementContent[] => {
    const value = index % 2 ? values[part] : undefined;
    if (value) return [value];
    return part === '' ? [] : [{ type: 'text', value: index % 2 ? `{${part}}` : part }];
  });
}
