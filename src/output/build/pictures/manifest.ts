import { palettes } from '../../../site/config/palettes';
import { product } from '../../../site/config/product';
import type { SiteConfig } from '../../../site/config/site-config';
import { withBase, type RoutePath } from '../../../site/routes';

/** Colors of the page by color mode. */
export const CANVAS = { dark: palettes.dark.canvas, light: palettes.light.canvas } as const;

/** The pictures of the site's icon, besides the SVG file itself. `inset` is the share of empty space on each side. */
export const ICONS = [
  { path: '/icon-192.png', size: 192, inset: 0, purpose: 'any' },
  { path: '/icon-512.png', size: 512, inset: 0, purpose: 'any' },
  // Systems cut it to a shape of their own, which contains at least a circle of 80 % of its width.
  { path: '/icon-maskable.png', size: 512, inset: 0.1, purpose: 'maskable' },
] as const satisfies readonly { readonly path: RoutePath; [key: string]: unknown }[];

/** The web app manifest: name, icons and colors of the site on a phone's home screen. */
export function manifestText(
  site: Pick<SiteConfig, 'title' | 'tagline' | 'baseUrl' | 'favicon' | 'colorMode' | 'i18n'>,
): string {
  const urlOf = (path: RoutePath) => withBase(site.baseUrl, path);
  const locale = site.i18n.localeConfigs[site.i18n.defaultLocale];
  const color = CANVAS[site.colorMode.defaultMode];
  const manifest = {
    id: site.baseUrl,
    name: site.title,
    short_name: product.name,
    description: site.tagline,
    lang: locale?.htmlLang,
    dir: locale?.direction,
    start_url: site.baseUrl,
    scope: site.baseUrl,
    display: 'minimal-ui',
    background_color: color,
    theme_color: color,
    icons: [
      { src: urlOf(site.favicon), sizes: 'any', type: 'image/svg+xml' },
      ...ICONS.map(({ path, size, purpose }) => ({
        src: urlOf(path),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
