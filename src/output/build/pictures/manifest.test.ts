import { createSiteConfig } from '../../../site/config/site-config';
import { CANVAS, manifestText } from './manifest';

test('the manifest has the names, addresses and colors of the site, below its base path', () => {
  const manifest = JSON.parse(manifestText(createSiteConfig({ BASE_URL: '/portal/' }))) as Record<string, unknown>;
  expect(manifest).toMatchObject({
    id: '/portal/',
    name: 'Rondo for developers',
    short_name: 'Rondo',
    lang: 'en',
    dir: 'ltr',
    start_url: '/portal/',
    scope: '/portal/',
    theme_color: CANVAS.dark,
  });
  expect(manifest.icons).toEqual([
    { src: '/portal/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/portal/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/portal/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/portal/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ]);
});
