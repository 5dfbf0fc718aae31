import { createI18n } from '../../site/config/i18n';
import { openSearchXml, robotsText } from './site-files';

const site = { url: 'https://x.example', baseUrl: '/portal/' };

test('robots.txt names the sitemap and the index for language models, unless the site must not be indexed', () => {
  expect(robotsText({ ...site, i18n: createI18n(undefined, undefined, '/'), indexing: 'on' })).toBe(
    [
      'User-agent: *\nAllow: /\n',
      'Sitemap: https://x.example/portal/sitemap.xml\n',
      '# For language models: https://x.example/portal/llms.txt\n',
    ].join('\n'),
  );
  // Reading stays allowed: only a page that is read can say that it must not be listed.
  expect(robotsText({ ...site, i18n: createI18n(undefined, undefined, '/'), indexing: 'off' })).toBe(
    'User-agent: *\nAllow: /\n',
  );
});

test('the description of the search is XML, whatever the texts of the site contain', () => {
  const xml = openSearchXml({ ...site, title: 'A & B', tagline: '<Calls> & "more"', favicon: '/icon.svg' });
  expect(xml).toContain('<LongName>A &amp; B</LongName>');
  expect(xml).toContain('<Description>&lt;Calls&gt; &amp; &quot;more&quot;</Description>');
  expect(xml).toContain('template="https://x.example/portal/search?q={searchTerms}"');
});
