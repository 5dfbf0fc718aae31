import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describeHost } from '../../src/output/build/host/description';
import { hostFiles } from '../../src/output/build/host/host-files';
import { HOST_FILES } from '../../src/output/build/host/media-types';
import type { Redirects } from '../../src/site/redirects';

/** Files of text that have compressed copies, if they are larger than 1 KB. */
const TEXT = /\.(?:html|css|m?js|json|xml|ya?ml|txt|md|svg|webmanifest)$/;

const REDIRECTS: Redirects = {
  redirects: [
    { from: '/old', to: '/docs/start#first-call', status: 301 },
    { from: '/v1/:group/:name', to: '/docs/:name', status: 308 },
    { from: '/archive/*', to: '/blog/:splat', status: 302 },
    { from: '/shop', to: 'https://shop.example/rooms?from=docs', status: 307 },
  ],
  gone: ['/beta', '/labs/*'],
};

/**
 * Writes a small site with a file of every kind and the files for hosts, as a build does, to a temporary folder.
 *
 * @param baseUrl path below which the site is served, with a slash at both ends
 */
export function writeSmallSite(baseUrl: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const host = describeHost({
    inline: { scripts: ["'sha256-f+5kQ/DtR/s3UXg12h36y6MZqhSPPQ3u15EaGwokJlM='"], styles: [] },
    origins: {},
    baseUrl,
    // One header more that hosts have to send.
    indexing: 'off',
    siteUrl: 'https://developers.example',
    policyReportsUrl: 'https://reports.example/policy',
    redirects: REDIRECTS,
  });
  const page = (title: string): string => `<!doctype html><title>${title}</title>${`<p>${title}</p>`.repeat(200)}`;
  const files: [string, string | Buffer][] = [
    ...['', '/docs', '/docs/start', '/docs/rest/rooms', '/docs/SFU_vs_MCU', '/blog', '/blog/first-post', '/search'].map(
      (path): [string, string] => [`${path}/index.html`, page(path || 'home')],
    ),
    ...['/index', '/docs', '/docs/start'].map((path): [string, string] => [`${path}.md`, `# ${path}\n`.repeat(200)]),
    ['/llms.txt', '# Index\n'],
    ['/docs/llms-full.txt', '# Text\n'],
    // A page whose own path ends in .html.
    ['/docs/about.html/index.html', page('about.html')],
    ['/404.html', page('Page Not Found')],
    ['/404/index.html', page('Page Not Found')],
    ['/app-0123abcd.js', 'let app = 1;\n'.repeat(300)],
    ['/styles.0123abcd.css', 'a { color: red }\n'.repeat(300)],
    ['/sw.js', 'self.skipWaiting();\n'.repeat(100)],
    ['/page-data/docs/start/page-data.json', JSON.stringify({ path: '/docs/start', text: 'x'.repeat(2000) })],
    ['/search-index/index.0123456789ab.json', JSON.stringify({ text: 'x'.repeat(2000) })],
    ['/search-index/manifest.json', '{}'],
    ['/static/picture.png', Buffer.alloc(3000, 7)],
    ['/static/photo 1.jpg', Buffer.alloc(300, 7)],
    ['/static/font.woff2', Buffer.alloc(3000, 9)],
    ['/diagrams/flow.svg', `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(500)}</svg>`],
    ['/openapi.yaml', 'openapi: 3.1.0\n'.repeat(100)],
    ['/openapi.json', JSON.stringify({ openapi: '3.1.0', text: 'x'.repeat(2000) })],
    ['/blog/rss.xml', `<rss>${'<item/>'.repeat(300)}</rss>`],
    ['/blog/atom.xml', `<feed>${'<entry/>'.repeat(300)}</feed>`],
    ['/blog/feed.json', JSON.stringify({ items: Array.from({ length: 300 }, (_, id) => ({ id })) })],
    ['/release-notes/rss.xml', '<rss></rss>'],
    ['/sitemap.xml', `<urlset>${'<url/>'.repeat(300)}</urlset>`],
    ['/robots.txt', 'User-agent: *\nAllow: /\n'],
    ['/manual.pdf', Buffer.alloc(2000, 1)],
    ['/.well-known/security.txt', 'Contact: mailto:security@developers.example\n'],
    ...hostFiles(host, REDIRECTS),
  ];
  const time = new Date('2026-01-02T03:04:05Z');
  const copies = files
    .filter(
      ([file, content]) => TEXT.test(file) && content.length >= 1024 && !HOST_FILES.some((name) => file === `/${name}`),
    )
    .flatMap(([file, content]): [string, Buffer][] => [
      [`${file}.br`, brotliCompressSync(content)],
      [`${file}.gz`, gzipSync(content)],
    ]);
  for (const [file, content] of [...files, ...copies]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
    utimesSync(join(folder, file), time, time);
  }
  return folder;
}
