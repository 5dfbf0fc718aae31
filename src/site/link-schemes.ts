/** Schemes that links may have. Others, such as `javascript:` and `data:`, run code or show what nobody checks. */
const LINK_SCHEMES = ['https', 'http', 'mailto', 'tel'] as const;

/**
 * Returns the scheme of a link that is not allowed, in lower case; undefined for a path and for an allowed scheme.
 * Browsers ignore spaces and control characters before and in a scheme, so they are ignored here too.
 */
export function refusedScheme(href: string): string | undefined {
  // eslint-disable-next-line no-control-regex -- these characters are what browsers leave out
  const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(href.replace(/[\u0000-\u0020]+/g, '')) ?? [];
  const name = scheme?.toLowerCase();
  return name === undefined || LINK_SCHEMES.some((allowed) => allowed === name) ? undefined : name;
}

/** What is wrong with a link whose scheme is refused, and what is allowed. */
export function refusedSchemeMessage(href: string, scheme: string): string {
  return `found "${href}" with the scheme "${scheme}:"; allowed: paths, ${LINK_SCHEMES.map((name) => `${name}:`).join(', ')}`;
}
