import { machineRoutes } from '../../../site/machine-routes';

/** Media types of files by extension. Text is always UTF-8. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  yaml: 'application/yaml; charset=utf-8',
  yml: 'application/yaml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  ts: 'text/plain; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  vtt: 'text/vtt; charset=utf-8',
  wasm: 'application/wasm',
  zip: 'application/zip',
  woff: 'font/woff',
  woff2: 'font/woff2',
};

/** Names of files that hosts read, and do not send. */
export const HOST_FILES = ['_headers', '_redirects', 'nginx.conf', 'headers.json', 'redirects.json'] as const;

/**
 * Returns a message for each kind of file whose media type no host would know.
 *
 * @param files paths in the site, which begin with a slash
 */
export function findUnknownTypes(files: readonly string[]): string[] {
  const unknown = new Map<string, string[]>();
  for (const file of files) {
    const extension = extensionOf(file);
    if (file === machineRoutes.apiCatalog()) continue;
    if ((HOST_FILES as readonly string[]).includes(file.slice(1)) || MEDIA_TYPES[extension] !== undefined) continue;
    unknown.set(extension, [...(unknown.get(extension) ?? []), file]);
  }
  return [...unknown].map(([extension, [first, ...others]]) => {
    const files = others.length > 0 ? `${first} and ${others.length} more` : first;
    return (
      `${files}: hosts do not know the media type of ${extension ? `".${extension}"` : 'files without an extension'}. ` +
      `Allowed: ${Object.keys(MEDIA_TYPES).join(', ')} (src/output/build/host/media-types.ts).`
    );
  });
}

/** Extension of a file's name without the dot, in lower case; empty if there is none. */
function extensionOf(file: string): string {
  return /\.([^./]+)$/.exec(file)?.[1]?.toLowerCase() ?? '';
}
