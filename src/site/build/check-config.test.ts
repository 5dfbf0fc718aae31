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

test('CFG-1 the configuration of this build is valid', () => {
  expect(checkConfig()).toEqual(createSiteConfig({}));
});

test.each<[string, object, string]>([
  [
    'CFG-3 a url without protocol',
    { url: 'a.example' },
    'src/site/config: field "url": found "a.example"; expected a protocol, as in https://example.com',
  ],
  [
    'CFG-3 a url with another protocol',
    { url: 'ftp://a.example' },
    'src/site/config: field "url": found "ftp://a.example"; expected the protocol http or https',
  ],
  [
    'CFG-3 a url with a sub-path',
    { url: 'https://a.example/portal' },
    'src/site/config: field "url": found "https://a.example/portal"; expected no sub-path: put "/portal" into baseUrl',
  ],
  [
    'CFG-2 an unknown last version',
    { docs: { lastVersion: '2.0' } },
    'src/site/config: field "docs.lastVersion": found "2.0"; allowed: current',
  ],
  [
    'CFG-1 a locale without settings',
    { i18n: { locales: ['en', 'de'] } },
    'src/site/config: field "i18n.locales.1": found "de"; allowed: en (from localeConfigs)',
  ],
  [
    'RTE-10 a tag host with a protocol',
    { tagManager: { id: 'A-1', host: 'https://tags.a.example' } },
    'src/site/config: field "tagManager.host": found "https://tags.a.example"; expected a host without protocol, as in tags.example.com',
  ],
])('%s is rejected with field, value and what is expected', (_name, overrides, line) => {
  expect(messageFor(overrides)).toBe(`The site configuration is invalid:\n${line}`);
});

test('lists every invalid field on a line of its own', () => {
  expect(messageFor({ url: 'x', sitemap: { priority: 2 } }).split('\n')).toHaveLength(3);
});

test('rejects an unknown field', () => {
  expect(messageFor({ titel: 'x' })).toContain('field "titel" is not allowed here');
});
