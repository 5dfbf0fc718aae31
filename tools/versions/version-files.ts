import { isMap, isSeq, parseDocument } from 'yaml';
import { CURRENT_VERSION, type DocsVersionsFile } from '../../src/site/config/docs-versions';
import { UsageError } from '../command-line';

const HEADER = `# yaml-language-server: $schema=../../schemas/versions.json
# The versions of the docs, newest first. \`npm run docs:version NAME\` freezes the current docs as a version.
# Changes show after the next build, or a restart of \`npm run develop\`.
`;

/**
 * The text of `versions.yaml` with a new version after the one that authors write, as the last one. Comments stay.
 *
 * @param text the file; undefined if there is none
 */
export function addVersion(
  text: string | undefined,
  { name, label }: { readonly name: string; readonly label?: string | undefined },
): string {
  const document = parseDocument(
    text ?? `${HEADER}last: ${CURRENT_VERSION}\nversions:\n  - { name: ${CURRENT_VERSION}, label: Next }\n`,
  );
  const versions = document.get('versions');
  const { versions: known } = document.toJS() as DocsVersionsFile;
  const index = known.findIndex((version) => version.name === CURRENT_VERSION);
  if (!isSeq(versions) || index < 0)
    throw new UsageError(`versions.yaml has no version "${CURRENT_VERSION}", so that there is nothing to freeze.`);
  const template = versions.items[index];
  const flow = isMap(template) && template.flow === true;
  versions.items.splice(index + 1, 0, document.createNode(label === undefined ? { name } : { name, label }, { flow }));
  document.set('last', name);
  return document.toString({ lineWidth: 0 });
}

/** The menu of versions, as `navbar.yaml` has it. */
const MENU = '- { type: docsVersionDropdown, position: right }\n';

/**
 * The text of `navbar.yaml` with a menu of the versions as the first entry on the right. Undefined if it shows versions
 * already, or is no list.
 */
export function addVersionMenu(text: string): string | undefined {
  const document = parseDocument(text);
  const list: unknown = document.contents;
  if (!isSeq(list) || /\btype: *["']?docsVersion/.test(text)) return undefined;
  const first = list.items.find((item) => isMap(item) && item.get('position') === 'right');
  const start = isMap(first) ? lineStart(text, first) : text.length;
  const before = text.slice(0, start);
  // A comment above an entry belongs to it; that above the first one, to the file.
  const isFirst = start === lineStart(text, list.items[0]);
  const comment = isFirst ? '' : (/(?:(?<=\n)[ \t]*#[^\n]*\n)+$/.exec(before)?.[0] ?? '');
  const place = start - comment.length;
  const gap = place === text.length && !text.endsWith('\n') ? '\n' : '';
  return `${text.slice(0, place)}${gap}${MENU}${text.slice(place)}`;
}

/** Where the line begins that an entry of a list is on. */
function lineStart(text: string, entry: unknown): number {
  return text.lastIndexOf('\n', (isMap(entry) ? entry.range?.[0] : undefined) ?? 0) + 1;
}
