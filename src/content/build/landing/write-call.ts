import { product } from '../../../site/config/product';
import type { NamedLayoutBody } from '../../../playgrounds/shared/layouts/layout-steps';

/** The call that sets a layout, as a command, in the style of the page's first call. */
export function writeLayoutCall(body: NamedLayoutBody): string {
  return [
    `curl https://api.${product.domain}/rooms/YOUR_ACCESS_KEY/layout \\`,
    '  --header "Content-Type: application/json" \\',
    `  --data '${writeFields(Object.entries(body), '  ')}'`,
  ].join('\n');
}

/** What the meeting's options contain once the call has been answered: the answer itself has no body. */
export function writeLayoutOptions({ layout, name, users }: NamedLayoutBody): string {
  const options = { layout, layout_name: name, layout_users: users };
  return `{\n  "options": ${writeFields(Object.entries(options), '  ')}\n}`;
}

/** A JSON object with one field per line, so that the fields of all layouts are in the same lines. */
function writeFields(fields: readonly (readonly [string, unknown])[], indent: string): string {
  const lines = fields.map(([name, value]) => {
    const written = Array.isArray(value)
      ? `[${value.map((one) => JSON.stringify(one)).join(', ')}]`
      : JSON.stringify(value);
    return `${indent}  "${name}": ${written}`;
  });
  return `{\n${lines.join(',\n')}\n${indent}}`;
}
