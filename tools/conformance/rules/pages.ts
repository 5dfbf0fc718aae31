import type { Check } from '../check';
import { sample, type Site } from '../site';

/** Number of pages whose addresses are tried in all their forms. */
const PAGES = 20;

/** Pages with all forms of their addresses. */
export function pageChecks(site: Site): Check[] {
  const base = site.base.slice(0, -1);
  return sample(site.pages, PAGES).flatMap((page) => {
    const file = `${page === '/' ? '' : page}/index.html`;
    const url = base + page;
    const shown = { statuses: [200], headers: site.headersOf(file), body: site.read(file) };
    const query = '?a=1?b=%20c';
    return [
      { rule: 'a page', target: url, ...shown },
      { rule: 'a page with a query', target: url + query, ...shown },
      { rule: 'a page, HEAD', method: 'HEAD', target: url, ...shown },
      ...(page === '/' ? [] : [{ rule: 'a page with a slash at its end', target: `${url}/`, ...shown }]),
      ...(page === '/' || /\.html$/.test(page)
        ? []
        : [redirect('a page with .html', `${url}.html${query}`, url + query, site)]),
      redirect('a page with /index.html', base + file + query, url + query, site),
    ];
  });
}

/** A permanent redirect, which has the same policy as a page. */
export function redirect(rule: string, target: string, location: string, site: Site, status = 301): Check {
  const policy = site.headersOf('/')['content-security-policy'] ?? '';
  return { rule, target, statuses: [status], location, headers: { 'content-security-policy': policy } };
}
