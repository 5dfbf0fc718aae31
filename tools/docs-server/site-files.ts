import { readFile, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { SiteError } from './docs-error';
import { FETCH_TIME, FILE_BYTES } from './limits';

/** The public files of a built site. */
export interface SiteFiles {
  /** Where they are, for messages: a folder or an address. */
  readonly place: string;
  /**
   * Reads a file as text; undefined if there is none.
   *
   * @param path from the root of the site, such as `/llms.txt`
   * @throws SiteError if it cannot be read or is too large
   */
  readonly read: (path: string) => Promise<string | undefined>;
}

/** Files in a folder. Nothing outside of it can be read. */
export function folderFiles(folder: string): SiteFiles {
  const root = resolve(folder);
  return {
    place: folder,
    read: async (path) => {
      const file = resolve(join(root, path));
      if (path.includes('\0') || !file.startsWith(root + sep)) return undefined;
      const found = await stat(file).catch(() => undefined);
      if (!found?.isFile()) return undefined;
      if (found.size > FILE_BYTES) throw tooLarge(path, folder);
      return readFile(file, 'utf8');
    },
  };
}

/** Files below an address. Nothing else is requested: redirects to elsewhere are refused. */
export function addressFiles(address: string, request: typeof fetch = fetch): SiteFiles {
  const root = address.replace(/\/+$/, '');
  return {
    place: root,
    read: async (path) => {
      const url = root + path;
      if (!new URL(url).href.startsWith(`${new URL(`${root}/`).href}`)) return undefined;
      try {
        const response = await request(url, { redirect: 'error', signal: AbortSignal.timeout(FETCH_TIME) });
        if (response.status === 404 || response.status === 410) return undefined;
        if (!response.ok) throw new SiteError(`${url} answers with status ${response.status}.`);
        return await limitedText(response, path, root);
      } catch (error) {
        if (error instanceof SiteError) throw error;
        const { message, cause } = error as Error;
        throw new SiteError(`${url} cannot be read: ${cause instanceof Error ? cause.message : message}.`);
      }
    },
  };
}

async function limitedText(response: Response, path: string, place: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body
    ? (Readable.fromWeb(response.body as ReadableStream) as AsyncIterable<Uint8Array>)
    : []) {
    size += chunk.length;
    if (size > FILE_BYTES) throw tooLarge(path, place);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function tooLarge(path: string, place: string): SiteError {
  return new SiteError(`${path} in ${place} is larger than ${FILE_BYTES} bytes.`);
}
