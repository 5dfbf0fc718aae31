import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { siteConfig } from '../config/site-config';

/** A library that is published as its authors bundled it, because bundling it again would take too long. */
export interface PublishedLibrary {
  readonly name: string;
  /** Part of the folder's name, because files in `static` never change (src/output/build/headers.ts). */
  readonly version: string;
  /** Folder of the bundled files. */
  readonly source: string;
  /** Its module in this folder. */
  readonly entry: string;
  /** Folders with the modules that it imports. */
  readonly chunks?: readonly string[];
}

/** URL path of the library's module. */
export function libraryUrl(library: PublishedLibrary): string {
  return `${siteConfig.baseUrl}${folderOf(library)}/${library.entry}`;
}

/** @param site folder of the built site */
export function publishLibrary(library: PublishedLibrary, site: string): void {
  for (const path of [library.entry, ...(library.chunks ?? [])])
    cpSync(join(library.source, path), join(site, folderOf(library), path), {
      recursive: true,
      filter: (file) => !file.endsWith('.map'),
    });
}

function folderOf({ name, version }: PublishedLibrary): string {
  return `static/${name}-${version}`;
}
