/**
 * Links to the manifest, with which browsers offer to install the site.
 *
 * Not in the page's HTML: Chromium reads a linked manifest, and the icon that it names, before the largest paint, which
 * it delays by a round trip. Nobody installs a site before they have done anything on it.
 *
 * @param href path of the manifest, with the base path
 */
export function linkManifest(href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href }));
}
