import { createSiteConfig } from '../config/site-config';
import { checkConfig } from './check-config';

const change = (overrides: object) => createSiteConfig({ SITE_OVERRIDES: JSON.stringify(overrides) });
const messageFor = (overrides: object): string => {
  try {
    checkConfig(change(overrides));
  } catch (error) {
    return (error as Error).message;
  }
  return 'accepted';
};

test('CFG-1 the configuration of this build is right', () => {
  expect(checkConfig()).toEqual(createSiteConfig({}));
});

test.each<[string, object, string]>([
  [
    'CFG-3 a url without protocol',
    { url: 'a.example' },
    'src/site/config: field "url" is "a.example": it needs a protocol, as in https://example.com',
  ],
  [
    'CFG-3 a url with another protocol',
    { url: 'ftp://a.example' },
    'src/site/config: field "url" is "ftp://a.example": the protocol must be http or https',
  ],
  [
    'CFG-3 a url with a sub-path',
    { url: 'https://a.example/portal' },
    'src/site/config: field "url" is "https://a.example/portal": it must not have a sub-path; put "/portal" into baseUrl',
  ],
  [
    'CFG-2 an unknown last version',
    { docs: { lastVersion: '2.0' } },
    'src/site/config: field "docs.lastVersion" is "2.0": allowed are current',
  ],
  [
    'CFG-1 a locale without settings',
    { i18n: { locales: ['en', 'de'] } },
    'src/site/config: field "i18n" names the locale "de", which localeConfigs lacks',
  ],
  [
    'RTE-10 a tag host with a protocol',
    { tagManager: { id: 'A-1', host: 'https://tags.a.example' } },
    'src/site/config: field "tagManager.host" must be a host alone, as in tags.example.com',
  ],
])('%s is refused by name', (_name, overrides, line) => {
  expect(messageFor(overrides)).toBe(`The site's configuration is wrong:\n${line}`);
});

test('every wrong field has its line', () => {
  expect(messageFor({ url: 'x', sitemap: { priority: 2 } }).split('\n')).toHaveLength(3);
});

test('a field that nobody knows is refused', () => {
  expect(messageFor({ titel: 'x' })).toContain('titel');
});
