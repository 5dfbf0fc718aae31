import { createSiteConfig } from '../config/site-config';
import { checkConfig } from './check-config';

const messageOf = (environment: Readonly<Record<string, string>>): string => {
  try {
    checkConfig(createSiteConfig(environment), environment);
  } catch (error) {
    return (error as Error).message;
  }
  return 'accepted';
};
const messageFor = (overrides: object): string => messageOf({ SITE_OVERRIDES: JSON.stringify(overrides) });

test('CFG-1 the configuration of this build is valid', () => {
  expect(checkConfig()).toEqual(createSiteConfig({}));
});

test('a wrong value of SITE_INDEXING is named with what is allowed', () => {
  expect(messageOf({ SITE_INDEXING: 'no' })).toContain('SITE_INDEXING: field "indexing": found "no"; allowed: on, off');
  expect(messageOf({ SITE_INDEXING: 'off' })).toBe('accepted');
  expect(messageOf({ SITE_INDEXING: '' })).toBe('accepted');
});

test.each<[string, object, string]>([
  [
    'CFG-3 a url without protocol',
    { url: 'a.example' },
    'SITE_OVERRIDES: field "url": found "a.example"; expected a protocol, as in https://example.com',
  ],
  [
    'CFG-2 an unknown last version',
    { docs: { lastVersion: '2.0' } },
    'SITE_OVERRIDES: field "docs.lastVersion": found "2.0"; allowed: current',
  ],
  [
    'CFG-1 a locale without settings',
    { i18n: { locales: ['en', 'de'] } },
    'SITE_OVERRIDES: field "i18n.locales.1": found "de"; allowed: en (from localeConfigs)',
  ],
  [
    'RTE-10 a tag host with a protocol',
    { tagManager: { id: 'A-1', host: 'https://tags.a.example' } },
    'SITE_OVERRIDES: field "tagManager.host": found "https://tags.a.example"; expected a host without protocol, as in tags.example.com',
  ],
])('%s is rejected with field, value and what is expected', (_name, overrides, line) => {
  expect(messageFor(overrides)).toBe(`The site configuration is invalid:\n${line}`);
});

test.each([
  ['SITE_URL', 'a.example', 'field "url": found "a.example"; expected a protocol, as in https://example.com'],
  [
    'BASE_URL',
    '../up',
    'field "baseUrl": found "/../up/"; expected a path of letters, digits, and the characters _ . ~ % -, as in /portal/',
  ],
  [
    'GATSBY_SEARCH_HOSTS',
    'https://a.example,b.example',
    'field "search.hosts.1": found "b.example"; expected a protocol, as in https://example.com',
  ],
  [
    'FEEDBACK_URL',
    'on',
    'field "feedback.url": found "on"; expected a URL that starts with https:// or a path that starts with /, without query, as in https://reports.example.com/site',
  ],
])('CFG-3 an invalid value of %s is reported with the name of the variable: %s', (name, value, line) => {
  expect(messageOf({ [name]: value })).toBe(`The site configuration is invalid:\n${name}: ${line}`);
});

test('CFG-3 an override is reported instead of the variable that it replaces, and a wrong default with its file', () => {
  expect(messageOf({ SITE_URL: 'https://a.example', SITE_OVERRIDES: '{"url":"b"}' })).toContain('\nSITE_OVERRIDES: ');
  expect(messageOf({ SITE_URL: 'b', SITE_OVERRIDES: '{"footer":{"year":2030}}' })).toContain('\nSITE_URL: ');
  expect(messageFor({ colorMode: { defaultMode: 'pink' } })).toBe(
    'The site configuration is invalid:\nSITE_OVERRIDES: field "colorMode.defaultMode": found "pink"; allowed: dark, light',
  );
  expect(() => checkConfig({ ...createSiteConfig({}), url: 'b' }, {})).toThrow(
    '\nsrc/site/config/site-config.ts: field "url": found "b"; expected a protocol',
  );
});
