/**
 * Files in the order in which they are uploaded: a file of one kind refers only to files of kinds before it, and search
 * finds a page only when it is there.
 */
export const FILE_KINDS = ['hashed', 'data', 'pages', 'search'] as const;

export type FileKind = (typeof FILE_KINDS)[number];

/** A digest in the name of a file, as in `app-0123abcd.js` and `text.0123456789ab.json`. */
const DIGEST = /[.-][0-9a-f]{8,64}(?:\.\w+)+$/;
/** Folders whose files never change: their names, or that of the folder, contain digests. */
const HASHED_FOLDER = /^(?:assets|diagrams|static)\//;
/** Page data of one version of the code, in a folder that is named after it. */
const VERSIONED_FOLDER = /^page-data\/[0-9a-f]{8,64}\//;

export function kindOf(path: string): FileKind {
  const plain = withoutCompression(path);
  if (isHashed(plain)) return 'hashed';
  if (plain.startsWith('page-data/') || plain === 'chunk-map.json') return 'data';
  return plain.startsWith('search-index/') ? 'search' : 'pages';
}

/** True for files whose content never changes under the same name: releases can have those of each other. */
export function isHashed(path: string): boolean {
  const plain = withoutCompression(path);
  return !plain.endsWith('.html') && (HASHED_FOLDER.test(plain) || DIGEST.test(plain));
}

/** Folder of the page data of one version of the code; undefined for other files. */
export function versionFolderOf(path: string): string | undefined {
  return VERSIONED_FOLDER.exec(path)?.[0];
}

/** Gatsby writes the not-found page a second time, as `/404`. */
export function isPage(path: string): boolean {
  return /(?:^|\/)index\.html$/.test(path) && path !== '404/index.html';
}

/** Precompressed files are of the same kind as the file itself. */
export function withoutCompression(path: string): string {
  return path.replace(/\.(?:br|gz)$/, '');
}
