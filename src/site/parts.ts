/** Parts of the site that can be switched off, besides areas of the docs, which are named by their folder. */
export const PARTS = ['blog', 'playgrounds', 'release-notes', 'api'] as const;

/** Name of an area of the docs: `docs/` and a folder directly below that of the docs. */
export const DOCS_AREA = /^docs\/[\w.-]+$/;

/** Addresses of a part, without the base path. */
const ADDRESSES: Readonly<Record<string, RegExp>> = {
  blog: /^\/blog(?:\/|$)/,
  playgrounds: /^\/playground(?:\/|$)/,
  'release-notes': /^\/release-notes(?:\/|$)/,
  api: /^\/(?:(?:openapi|asyncapi)\.(?:yaml|json)$|[\w-]+-api-cheatsheet\.pdf$|console\/|\.well-known\/api-catalog$)/,
};

/**
 * The part of the site that an address belongs to, of those that are off.
 *
 * @param address path without the base path, perhaps with a query or fragment; other links belong to no part
 * @param off names of the parts that are off
 */
export function offPartOf(address: string, off: readonly string[]): string | undefined {
  const path = address.replace(/[?#].*$/s, '');
  return off.find((part) => ADDRESSES[part]?.test(path) ?? isInDocsArea(path, part.slice('docs/'.length)));
}

/** Whether a path is in an area of the docs, of any version. */
function isInDocsArea(path: string, area: string): boolean {
  const [, root, first, second] = path.split('/');
  return root === 'docs' && (first === area || second === area);
}
