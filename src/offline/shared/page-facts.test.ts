import { readPageFacts } from './page-facts';

const html = `<head><meta name="page-path" content="/docs/a"/><title data-x="">A &amp; B | Site</title>
<link rel="stylesheet" href="/portal/app.adb65e0a.css"/></head><body><img src="/portal/diagrams/d.svg"/>
<img srcset="/portal/static/1.png 1x, /portal/static/2.png 2x"/><a href="/portal/docs/b">B</a>
<script type="application/json" id="app-bundles">{"compilationHash":"0ac8","scripts":["/portal/app-9a5f7d8d.js"]}</script>`;

test('reads title, path, release and files of a page', () => {
  expect(readPageFacts(html, '/portal/')).toEqual({
    title: 'A & B | Site',
    path: '/docs/a',
    compilationHash: '0ac8',
    files: [
      '/portal/app.adb65e0a.css',
      '/portal/diagrams/d.svg',
      '/portal/static/1.png',
      '/portal/static/2.png',
      '/portal/app-9a5f7d8d.js',
    ],
  });
});

test('a page of another site, such as a sign-in page of a proxy, is none of ours', () => {
  expect(readPageFacts('<title>Sign in</title>', '/')).toBeUndefined();
});
