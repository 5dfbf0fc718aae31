import { HOST_FILES } from '../../../src/output/build/host/media-types';
import type { Check } from '../check';
import type { Site } from '../site';
import { redirect } from './pages';

/** What a host answers to a target that is no address: it may refuse to read it. */
const REFUSED = [404, 400, 403, 414];

/** Addresses at which there is nothing, and targets that try to get elsewhere. */
export function nothingChecks(site: Site): Check[] {
  const base = site.base.slice(0, -1);
  const page = site.pages.find((path) => path.split('/').length === 3) ?? '/';
  const { 'content-type': type = '', ...headers } = site.headersOf('/404.html');
  const notFound = { statuses: [404], headers: { ...headers, 'content-type': type }, body: site.read('/404.html') };
  const missing = (target: string, rule = 'nothing there'): Check => ({ rule, target: base + target, ...notFound });
  const hostile = (target: string): Check => ({
    rule: 'a hostile target',
    target,
    statuses: REFUSED,
    headers: { 'set-cookie': null, location: null },
  });
  return [
    ...['/no', '/no/', `${page}/no`, '/no.html', '/no/index.html', '/docs/no.js', '/%20', '/a%20b'].map((target) =>
      missing(target),
    ),
    // A host that keeps these for a year also keeps the error.
    ...['/app-00000000.js', '/app.00000000.css', '/static/no.png', '/search-index/text.000000000000.json'].map(
      (target) => missing(target, 'nothing at the path of a file that never changes'),
    ),
    ...['/404', '/404/', '/404.html', '/404/index.html'].map((target) => missing(target, 'the not-found page itself')),
    ...HOST_FILES.map((name) => missing(`/${name}`, 'a file for the host')),
    ...['/.git/config', '/.env', '/.well-known/no'].map((target) => missing(target, 'a hidden file')),
    missing(`${page.toUpperCase()}`, 'another case'),
    missing(`${site.files.find((file) => file.endsWith('.js')) ?? '/x.js'}/`, 'a file with a slash at its end'),
    redirect('doubled slashes', base + page.replaceAll('/', '//'), base + page, site),
    redirect('doubled slashes', `/${base}${page}?a=//`, `${base}${page}?a=//`, site),
    redirect('doubled slashes never lead to another host', `//evil.example${page}`, `/evil.example${page}`, site),
    ...[
      '//evil.example/..%2fsearch.html',
      `${base}/..%2fv1.html`,
      `${base}/..%2f..%2f..%2fetc%2fpasswd`,
      `${base}/%2e%2e%2f%2e%2e%2fetc/passwd`,
      `${base}/..%5c..%5cetc%5cpasswd`,
      `${base}/..\\..\\etc\\passwd`,
      `${base}/docs%2fsdks`,
      `${base}/%00`,
      `${base}/index.html%00.png`,
      `${base}/%0d%0aset-cookie:%20a=1.html`,
      `${base}/%0d%0aset-cookie:%20a=1/index.html`,
      `${base}/%E0%A4%A`,
      `${base}/%zz`,
      `${base}/${'a'.repeat(5000)}`,
    ].map(hostile),
    ...(base ? [{ rule: 'outside of the base path', target: '/', statuses: [404] }] : []),
    ...(base
      ? [{ rule: 'the base path without a slash', target: base, statuses: [200], body: site.read('/index.html') }]
      : []),
  ];
}

/** Only what reads is answered. */
export function methodChecks(site: Site): Check[] {
  return ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'OPTIONS'].flatMap((method) =>
    ['', site.files.find((file) => file.endsWith('.js'))?.slice(1) ?? ''].map((file) => ({
      rule: `method ${method}`,
      method,
      target: site.base + file,
      statuses: [405],
      ...(method === 'TRACE'
        ? {}
        : { headers: { allow: /^(?=.*\bGET\b)(?=.*\bHEAD\b)(?!.*\b(?:POST|PUT|PATCH|DELETE)\b)/ } }),
    })),
  );
}

/** Addresses that have moved or are gone. */
export function movedChecks(site: Site): Check[] {
  const base = site.base.slice(0, -1);
  return [
    ...site.moved.redirects.flatMap(({ pattern, example, to, status }) => {
      const target = example.replace(new RegExp(pattern), to);
      const [path = '', fragment] = target.split('#', 2);
      const withQuery = (path.includes('?') ? path : `${path}?a=1`) + (fragment === undefined ? '' : `#${fragment}`);
      return [
        redirect('an address that has moved', base + example, target, site, status),
        redirect('an address that has moved, with a slash', `${base}${example}/`, target, site, status),
        redirect('an address that has moved, with a query', `${base}${example}?a=1`, withQuery, site, status),
      ];
    }),
    ...site.moved.gone.map(({ example }) => ({
      rule: 'a page that is gone',
      target: base + example,
      statuses: [410],
      body: site.read('/404.html'),
    })),
  ];
}
