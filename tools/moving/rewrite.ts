import { posix } from 'node:path';
import { siteConfig } from '../../src/site/config/site-config';
import { inDocsVersion, withoutDocsVersion } from '../../src/site/docs-addresses';
import { expand } from './pages';
import { findReferences, type Reference } from './find-references';
import type { Edit, Sources } from './types';

/** How references change. All addresses are without the base path. */
export interface Changes {
  /** New spelling of an address by the old address with its tokens replaced. It may have a fragment or be a URL. */
  readonly addresses: ReadonlyMap<string, string>;
  /** New beginning of addresses by the old one, if whole folders move. */
  readonly folders: ReadonlyMap<string, string>;
  /** New id of a doc by its old id; undefined if references to it are not rewritten. */
  readonly docs: ReadonlyMap<string, string>;
  /** New path of a file by its old path. */
  readonly files: ReadonlyMap<string, string>;
  /** What to write in place of a relative link to a file that no longer exists, by the file. */
  readonly removedFiles: ReadonlyMap<string, string>;
  /** Whether ids of docs in a file are those of the docs that change, which depends on the docs version. */
  readonly hasDocsOf: (file: string) => boolean;
  /** Whether an address with this fragment still leads to a part of the page after the change. */
  readonly keepsFragment: (newAddress: string, fragment: string) => boolean;
}

const ADDRESS = /^(\{site\})?(\/[^?#]*?)(\.md)?(\/?)([?#].*)?$/s;

/** Edits of all references to what changes, in all files. */
export function rewriteReferences(sources: Sources, changes: Changes): Edit[] {
  return [...sources.texts].flatMap(([file, text]) =>
    referencesOf(file, text).flatMap((reference) => {
      const found = newText(reference, file, sources, changes);
      if (found === undefined || found === reference.text) return [];
      const needsQuotes = reference.isPlain && /[{}[\],]|[:#]\s/.test(found);
      return [{ file, start: reference.start, end: reference.end, text: needsQuotes ? JSON.stringify(found) : found }];
    }),
  );
}

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

function newText(reference: ResolvedReference, file: string, sources: Sources, changes: Changes): string | undefined {
  const { kind, text, address } = reference;
  if (kind === 'doc') return changes.hasDocsOf(file) ? changes.docs.get(text) : undefined;
  if (address === undefined) return newRelativePath(text, file, sources, changes);
  const folder = kind === 'folder' ? newFolder(address, changes.folders) : undefined;
  return folder ?? (changes.addresses.has(address) ? newAddress(text, changes, file) : undefined);
}

/** The new beginning of an address at or below a folder that moves. */
function newFolder(address: string, folders: ReadonlyMap<string, string>): string | undefined {
  for (const [from, to] of folders)
    if (address === from || address.startsWith(`${from}/`)) return `${to}${address.slice(from.length)}`;
  return undefined;
}

/** A link with its address replaced: it keeps `{site}`, `.md`, a slash at its end, its query and its fragment. */
export function newAddress(text: string, { addresses, keepsFragment }: Changes, file = ''): string | undefined {
  const [, site = '', path = '', markdown = '', slash = '', suffix = ''] = ADDRESS.exec(text) ?? [];
  const target = addresses.get(inVersionOf(file, decode(expand(path)), site));
  if (target === undefined) return undefined;
  // As the text had it: without the version in which it is, unless it named that.
  const version = versionOf(file);
  const isShort = version !== undefined && inVersionOf(file, expand(path), site) !== expand(path);
  const to = isShort ? withoutDocsVersion(target, version) : target;
  if (!to.startsWith('/')) return to;
  if (to.includes('#') || to.includes('?')) return `${site}${to}`;
  const fragment = /#(.+)$/s.exec(suffix)?.[1];
  const kept = fragment === undefined || keepsFragment(target, decode(fragment)) ? suffix : suffix.replace(/#.*$/s, '');
  return `${site}${to}${to === '/' ? '' : markdown + slash}${kept}`;
}

/** A relative path as it has to be after its own file or the one that it leads to has moved. */
function newRelativePath(text: string, file: string, { texts, others }: Sources, changes: Changes): string | undefined {
  const target = relativeTarget(text, file);
  if (target === undefined || !(texts.has(target) || others.has(target))) return undefined;
  const suffix = /[?#].*$/s.exec(text)?.[0] ?? '';
  const replaced = changes.removedFiles.get(target);
  if (replaced !== undefined) return replaced;
  const moved = changes.files.get(target) ?? target;
  const holder = changes.files.get(file) ?? file;
  if (moved === target && holder === file) return undefined;
  const path = posix.relative(posix.dirname(holder), moved).replaceAll(' ', '%20');
  if (path === posix.normalize(pathOf(text))) return undefined;
  return `${text.startsWith('.') && !path.startsWith('.') ? './' : ''}${path}${suffix}`;
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
