import { isMap, isScalar, parseDocument, Scalar } from 'yaml';
import { write } from './edit-yaml';
import type { Choices } from './types';

/** Names that follow from the domain, and addresses that do, if the file does not say otherwise. */
const OF_THE_OTHER_PRODUCT = ['codeHost', 'org', 'scope', 'mavenGroup', 'links'];

/**
 * `brand.yaml` for another product: its names, without addresses of the old one, and with the line above every page
 * that leads to what to do next.
 *
 * @param off parts that are switched off, because removing content does not remove them
 * @param year of the copyright
 */
export function editBrand(
  text: string,
  { name, slug, domain }: Omit<Choices, 'drop'>,
  { off, year, next }: { readonly off: readonly string[]; readonly year: number; readonly next: string | undefined },
): string {
  const document = parseDocument(text);
  for (const [key, value] of Object.entries({ name, slug, domain })) setScalar(document.contents, key, value);
  for (const key of OF_THE_OTHER_PRODUCT) document.delete(key);
  setScalar(document.contents, 'copyrightYear', year);
  if (next === undefined) document.delete('announcement');
  else
    document.set('announcement', {
      id: 'welcome',
      text: `Welcome to {Product}: [what to do next](${next})`,
      closeable: true,
    });
  if (off.length > 0) document.set('off', off);
  else document.delete('off');
  return write(document);
}

/** Keeps the comment above the key. */
function setScalar(map: unknown, key: string, value: string | number): void {
  if (!isMap(map)) return;
  const found = map.items.find((pair) => isScalar(pair.key) && pair.key.value === key);
  const scalar = new Scalar(value);
  if (found) found.value = scalar;
  else map.add({ key, value });
}
