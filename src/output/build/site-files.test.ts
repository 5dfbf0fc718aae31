import { createI18n } from '../../site/config/i18n';
import { robotsText } from './site-files';

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
