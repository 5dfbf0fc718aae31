import { runInNewContext } from 'node:vm';
import { createSiteConfig, type SiteConfig } from '../../site/config/site-config';
import { buildInitialScript } from './initial-script';

type Settings = Pick<SiteConfig, 'colorMode' | 'announcementBar' | 'docs' | 'i18n'>;

const shipped = createSiteConfig({});
const colorMode = (change: Partial<SiteConfig['colorMode']>): Settings => ({
  ...shipped,
  colorMode: { ...shipped.colorMode, ...change },
});
const closeable: Settings = { ...shipped, announcementBar: { id: 'cheat"</script>sheet', closeable: true } };

/** Runs the script as a page would. If `stored` is null, the browser denies access to storage. */
function run(settings: Settings, stored: Record<string, string> | null, systemIsDark = false): Record<string, string> {
  const attributes: Record<string, string> = {};
  const page = {
    document: { documentElement: { setAttribute: (name: string, value: string) => (attributes[name] = value) } },
    matchMedia: (query: string) => ({ matches: query === '(prefers-color-scheme: dark)' && systemIsDark }),
  };
  Object.defineProperty(page, 'localStorage', {
    get() {
      if (stored === null) throw new Error('SecurityError');
      return { getItem: (key: string) => stored[key] ?? null };
    },
  });
  runInNewContext(buildInitialScript(settings), page);
  return attributes;
}

test.each([
  ['nothing stored', shipped, {}, false, 'dark', 'dark'],
  ['light stored', shipped, { theme: 'light' }, true, 'light', 'light'],
  ['unknown theme stored', shipped, { theme: 'purple' }, false, 'dark', 'dark'],
  ['storage blocked', shipped, null, false, 'dark', 'dark'],
  ['light by default', colorMode({ defaultMode: 'light' }), {}, true, 'light', 'light'],
  ['system respected, dark', colorMode({ respectSystem: true }), {}, true, 'dark', 'system'],
  ['system respected, light', colorMode({ respectSystem: true }), {}, false, 'light', 'system'],
  ['system respected, but stored', colorMode({ respectSystem: true }), { theme: 'dark' }, false, 'dark', 'dark'],
  ['system respected, storage blocked', colorMode({ respectSystem: true }), null, false, 'light', 'system'],
] as const)('CLR-3 sets the theme: %s', (_, settings, stored, systemIsDark, theme, choice) => {
  expect(run(settings, stored, systemIsDark)).toMatchObject({ 'data-theme': theme, 'data-theme-choice': choice });
});

test('CLR-7 ignores the stored theme if the switch is disabled', () => {
  expect(run(colorMode({ disableSwitch: true }), { theme: 'light' })['data-theme']).toBe('dark');
});

const DISMISSED = 'data-announcement-bar-initially-dismissed';
const ID = 'docusaurus.announcement.id';
const DISMISS = 'docusaurus.announcement.dismiss';

test.each([
  ['dismissed', { [ID]: 'cheat"</script>sheet', [DISMISS]: 'true' }, 'true'],
  ['not dismissed', { [ID]: 'cheat"</script>sheet', [DISMISS]: 'false' }, undefined],
  ['an earlier one dismissed', { [ID]: 'old', [DISMISS]: 'true' }, undefined],
  ['storage blocked', null, undefined],
] as const)('ANN-3 initial dismissal of the bar: %s', (_, stored, expected) => {
  expect(run(closeable, stored as Record<string, string> | null)[DISMISSED]).toBe(expected);
});

test('ANN-4 ignores a stored dismissal if the bar cannot be closed', () => {
  expect(run(shipped, { [ID]: 'cheatsheet', [DISMISS]: 'true' })).not.toHaveProperty(DISMISSED);
});

test('CLR-3 the script cannot close its element early, and uses only syntax that every browser supports', () => {
  const text = buildInitialScript(closeable);
  expect(text).not.toContain('</script');
  expect(text).not.toMatch(/=>|`|\bconst\b|\blet\b|\?\./);
});

test('VER-1 the script reads the preferred version only on sites with several versions', () => {
  const [only] = shipped.docs.versions;
  const several = { ...shipped, docs: { ...shipped.docs, versions: [only!, { ...only!, name: '1.0', path: '1.0' }] } };
  expect(buildInitialScript(shipped)).not.toContain('docs-preferred-version-default');
  expect(buildInitialScript(several)).toContain('docs-preferred-version-default');
});

test.each([
  ['/de/docs/rooms', '/de/docs/rooms?from=test#create'],
  ['/de/docs/rooms?from=menu', '/de/docs/rooms?from=menu'],
])('NAV-9 on sites with several languages, an early click on the link to %s leads to %s', (href, expected) => {
  const script = buildInitialScript({ ...shipped, i18n: { ...shipped.i18n, locales: ['en', 'de'] } });
  const added = script.slice(buildInitialScript(shipped).length);
  let click: (event: unknown) => void = () => undefined;
  runInNewContext(added, {
    location: { search: '?from=test', hash: '#create' },
    document: { addEventListener: (_type: string, listener: typeof click) => (click = listener) },
  });
  const { search, hash } = new URL(href, 'https://example.com');
  const link = { href, search, hash };
  click({ target: { closest: (selector: string) => (selector.includes('hreflang') ? link : null) } });
  click({ target: { closest: () => null } });
  expect(link.href).toBe(expected);
});
