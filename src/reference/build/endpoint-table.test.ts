import { readOperations } from './read-operations';
import { endpointTable } from './endpoint-table';

const { operations } = readOperations();
function rowsWithout(off: readonly string[]): string[] {
  const use = endpointTable(operations, off).use({});
  if (!('render' in use) || !use.render) throw new Error('The table is not rendered.');
  // A component in the tree is no element of HTML, although `render` has that type.
  const { props } = use.render([]) as unknown as { readonly props: { readonly rows: readonly { href: string }[] } };
  return props.rows.map(({ href }) => href);
}

test('calls whose pages are in an area of the docs that is off are left out', () => {
  const all = rowsWithout([]);
  const inStreamrec = all.filter((href) => href.startsWith('/docs/streamrec/'));
  expect(inStreamrec.length).toBeGreaterThan(5);
  expect(rowsWithout(['docs/streamrec'])).toEqual(all.filter((href) => !inStreamrec.includes(href)));
  expect(rowsWithout(['blog'])).toEqual(all);
});
