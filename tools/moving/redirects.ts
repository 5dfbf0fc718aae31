import { isMap, isSeq, parseDocument } from 'yaml';

const NEW_FILE = `# yaml-language-server: $schema=../../schemas/redirects.json
# Addresses that have moved or are gone; see "Moving and removing pages" in CONTRIBUTING.md.
redirects: []
gone: []
`;

/**
 * The text of `redirects.yaml` with more redirects. Comments stay. An address that has a page again loses its redirect.
 *
 * @param text the file; undefined if there is none
 */
export function addRedirects(
  text: string | undefined,
  added: readonly { readonly from: string; readonly to: string }[],
): string {
  const document = parseDocument(text ?? NEW_FILE);
  if (!isSeq(document.get('redirects'))) document.set('redirects', document.createNode([]));
  const list = document.get('redirects');
  if (!isSeq(list)) throw new Error('The list of redirects is not in redirects.yaml.');
  const live = new Set(added.map(({ to }) => to));
  list.flow = false;
  list.items = list.items.filter((item) => !(isMap(item) && live.has(String(item.get('from')))));
  for (const redirect of added) list.add(document.createNode(redirect, { flow: true }));
  return document.toString({ lineWidth: 0 });
}
