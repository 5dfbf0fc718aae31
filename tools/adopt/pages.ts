import { z } from 'zod';
import { docPath, pagePath, postPath, splitFilePath } from '../../src/content/build/files/file-path';
import { parseContentFile } from '../../src/content/build/files/front-matter';
import { product } from '../../src/site/config/product';
import { siteConfig } from '../../src/site/config/site-config';
import { expandTokens, tokenValues } from '../../src/site/tokens';
import type { SourcePage, Sources } from './sources';

const TOKENS = tokenValues(product);
const ANY_FIELDS = z.record(z.string(), z.unknown());

/** The place of a page's file: everything but what its front matter says. */
export type PagePlace = Pick<SourcePage, 'file' | 'type' | 'base' | 'version' | 'versionPath' | 'relativePath'>;

/** Replaces tokens by the names of this product. */
export const expand = (text: string): string => expandTokens(text, TOKENS);

/** Folders of content files, each with the type of its pages. */
export function contentFolders(root: string): readonly Omit<PagePlace, 'file' | 'relativePath'>[] {
  return [
    ...siteConfig.docs.versions.map(({ folder, name, path }) => ({
      type: 'doc' as const,
      base: `${root}/${folder}`,
      version: name,
      versionPath: path,
    })),
    { type: 'blog-post', base: `${root}/blog`, version: '', versionPath: '' },
    { type: 'page', base: `${root}/pages`, version: '', versionPath: '' },
  ];
}

/** Where a file is among the content; undefined if it is in none of the folders of pages. */
export function placeOf(file: string, root: string): PagePlace | undefined {
  const folder = contentFolders(root).find(({ base }) => file.startsWith(`${base}/`));
  return folder && { ...folder, file, relativePath: file.slice(folder.base.length + 1) };
}

/** Lists the pages of docs, blog and pages. Their addresses follow from their files and their slugs. */
export function listPages({ root, texts }: Sources): SourcePage[] {
  return [...texts].flatMap(([file, text]) => {
    const place = /\.mdx?$/.test(file) ? placeOf(file, root) : undefined;
    return place ? [readPage(place, text)] : [];
  });
}

/** The page that a file becomes. */
export function readPage(place: PagePlace, text: string): SourcePage {
  return describePage(place, fieldsOf(place.file, text));
}

type Fields = Pick<SourcePage, 'slug' | 'ownId'>;

const known = new Map<string, { readonly text: string; readonly fields: Fields }>();

/** Fields of a file's front matter. Remembered, because parsing all files takes longer than the rest of a plan. */
function fieldsOf(file: string, text: string): Fields {
  const found = known.get(file);
  if (found?.text === text) return found.fields;
  // Tokens stay as they are, because what is written into sources has them too.
  const { frontMatter = {} } = parseContentFile(text, file, ANY_FIELDS, {}).file ?? {};
  const field = (name: string): string | undefined =>
    typeof frontMatter[name] === 'string' ? frontMatter[name] : undefined;
  const fields = { slug: field('slug'), ownId: field('id') };
  known.set(file, { text, fields });
  return fields;
}

/** The page that a file becomes at this place, with these fields of its front matter. */
export function describePage(place: PagePlace, fields: Fields): SourcePage {
  const spelling = spellingOf(place, fields.slug);
  const { folder, name } = splitFilePath(place.relativePath);
  return {
    ...place,
    ...fields,
    spelling,
    address: expand(spelling),
    docId: place.type === 'doc' ? [folder, fields.ownId ?? name].filter(Boolean).join('/') : undefined,
  };
}

function spellingOf({ type, relativePath, versionPath }: PagePlace, slug: string | undefined): string {
  if (type === 'doc') return docPath(relativePath, slug, versionPath);
  return type === 'page' ? pagePath(relativePath, slug) : postPath(relativePath, slug);
}
