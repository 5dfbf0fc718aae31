import { isScalar, parseDocument, visit, type Scalar } from 'yaml';
import { absoluteUrl, type RoutePath } from '../../site/routes';

/** Keys whose value is the path of the page that documents a call or a websocket. */
const PAGE_KEYS = new Set<unknown>(['x-docs', 'docs']);

/**
 * Prepares an API description for publishing: replaces the paths of documentation pages with absolute URLs, because the
 * file is also used outside of the site. Everything else, including comments, stays as it is.
 *
 * @param text YAML with expanded tokens
 * @param site protocol and host without a trailing slash; base path with a slash at both ends
 * @param version replaces that of the file, because release notes say what the version is
 */
export function toPublishedDescription(
  text: string,
  site: { readonly url: string; readonly baseUrl: string },
  version?: string,
): string {
  const document = parseDocument(text);
  const paths: Scalar<RoutePath>[] = [];
  visit(document, {
    Pair: (_, { key, value }) => {
      if (isScalar(key) && PAGE_KEYS.has(key.value) && isPath(value)) paths.push(value);
    },
  });
  const withUrls = paths.reduceRight((result, { value, range }) => {
    const [start, end] = range ?? [0, 0];
    return result.slice(0, start) + absoluteUrl(site.url, site.baseUrl, value) + result.slice(end);
  }, text);
  const found = document.getIn(['info', 'version'], true);
  if (version === undefined || !isScalar(found) || !found.range) return withUrls;
  // It comes before all paths, so that its place is the same.
  const [start, end] = found.range;
  return withUrls.slice(0, start) + version + withUrls.slice(end);
}

function isPath(node: unknown): node is Scalar<RoutePath> {
  return isScalar(node) && typeof node.value === 'string' && node.value.startsWith('/docs/');
}
