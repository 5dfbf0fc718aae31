import { posix } from 'node:path';
import { siteConfig } from '../../src/site/config/site-config';
import { inDocsVersion } from '../../src/site/docs-addresses';
import { findReferences, type Reference } from './find-references';
import { expand } from './pages';
import type { Edit } from './sources';

const ADDRESS = /^(\{site\})?(\/[^?#]*?)(\.md)?(\/?)([?#].*)?$/s;

/** A reference with the address to which it leads, without tokens, query and fragment; undefined if it has none. */
export type ResolvedReference = Reference & { readonly address: string | undefined };

/** Name of the docs version of a file, in whose docs `/docs/a` is an address of the version (ADR 27). */
function versionOf(file: string): string | undefined {
  return siteConfig.docs.versions.find(({ folder }) => file.split('/').includes(folder))?.name;
}

/** The address that a text of a file means: after `{site}`, that of the last version, unless it names one. */
function inVersionOf(file: string, address: string, site: string | undefined): string {
  const version = !site && /\.mdx?$/.test(file) ? versionOf(file) : undefined;
  return version === undefined ? address : inDocsVersion(address, version);
}

const known = new Map<string, { readonly text: string; readonly references: readonly ResolvedReference[] }>();

/** What a file refers to. The first text of a file is remembered: it is what all plans begin with. */
export function referencesOf(file: string, text: string): readonly ResolvedReference[] {
  const found = known.get(file);
  if (found?.text === text) return found.references;
  const references = findReferences(file, text).map((reference) => {
    const [, site, path] = (reference.kind === 'doc' ? undefined : ADDRESS.exec(reference.text)) ?? [];
    return { ...reference, address: path === undefined ? undefined : inVersionOf(file, decode(expand(path)), site) };
  });
  if (!found) known.set(file, { text, references });
  return references;
}

const pathOf = (text: string): string => text.replace(/[?#].*$/s, '');

/** The file to which a relative path leads; undefined for addresses, URLs and fragments. */
export function relativeTarget(text: string, file: string): string | undefined {
  if (/^(?:[/#?{]|[a-z][a-z0-9+.-]*:)/i.test(text)) return undefined;
  return posix.join(posix.dirname(file), decode(pathOf(text)));
}

function decode(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

/** The text with the edits carried out. Edits must not overlap. */
export function applyEdits(text: string, edits: readonly Omit<Edit, 'file'>[]): string {
  let result = '';
  let position = 0;
  for (const { start, end, text: inserted } of [...edits].sort((one, other) => one.start - other.start)) {
    if (start < position) throw new Error(`Two edits overlap at ${start}: ${JSON.stringify(inserted)}`);
    result += text.slice(position, start) + inserted;
    position = end;
  }
  return result + text.slice(position);
}
