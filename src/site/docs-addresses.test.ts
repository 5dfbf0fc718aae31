import type * as DocsAddresses from './docs-addresses';
import { createSiteConfig } from './config/site-config';

const docs = {
  versions: [
    { name: 'current', label: 'Next', path: 'next', folder: 'docs' },
    { name: '2.0', label: '2.0', path: '', folder: 'docs-2.0' },
    { name: '1.0', label: '1.0', path: '1.0', folder: 'docs-1.0' },
  ],
  lastVersion: '2.0',
};

let addresses: typeof DocsAddresses;
beforeAll(() => {
  process.env.SITE_CONFIG_JSON = JSON.stringify(createSiteConfig({ SITE_OVERRIDES: JSON.stringify({ docs }) }));
  jest.isolateModules(() => {
    addresses = jest.requireActual<typeof DocsAddresses>('./docs-addresses');
  });
  delete process.env.SITE_CONFIG_JSON;
});

test.each([
  ['/docs/a#b', 'current', '/docs/next/a#b'],
  ['/docs/a', '2.0', '/docs/a'],
  ['/docs/next/a', 'current', '/docs/next/a'],
  ['https://a.example/docs/a', 'current', 'https://a.example/docs/a'],
])('%s means in the version %s: %s', (href, version, expected) => {
  expect(addresses.inDocsVersion(href, version)).toBe(expected);
});

test('an address without its version is the one that pages of the version write', () => {
  expect(addresses.withoutDocsVersion('/docs/next/a#b', 'current')).toBe('/docs/a#b');
  expect(addresses.withoutDocsVersion('/docs/nextdoor', 'current')).toBe('/docs/nextdoor');
  expect(addresses.withoutDocsVersion('/docs/a', '2.0')).toBe('/docs/a');
});

test('knows the version of an address', () => {
  const found = ['/docs/a', '/docs', '/docs/1.0', '/docs/next/a', '/blog'].map(addresses.versionOfAddress);
  expect(found).toEqual(['2.0', '2.0', '1.0', 'current', undefined]);
});
