import type { BuiltPage } from '../../src/output/build/links';
import { collectExternalLinks } from './collect-links';

const page = (path: string, links: readonly string[]): BuiltPage => ({ path, facts: { links } as BuiltPage['facts'] });

test('collects links to other sites, each once without its fragment, with all of its pages', () => {
  const pages = [
    page('/b', ['https://other.example/x#one', 'https://other.example/x#two', '/docs', '#part', 'mailto:a@b.example']),
    page('/a', ['https://other.example/x', '//third.example/y', 'HTTP://third.example', 'https://[', 'tel:1']),
  ];
  expect(collectExternalLinks(pages, 'https://site.example')).toEqual([
    { url: 'http://third.example/', pages: ['/a'] },
    { url: 'https://other.example/x', pages: ['/b', '/a'] },
    { url: 'https://third.example/y', pages: ['/a'] },
  ]);
});

test("the site's own host is not another site, whatever it is", () => {
  const links = ['https://site.example/docs', 'https://site.example:8443/', 'https://developers.other.example/'];
  const urls = (siteUrl: string) => collectExternalLinks([page('/', links)], siteUrl).map(({ url }) => url);
  expect(urls('https://site.example')).toEqual(['https://developers.other.example/', 'https://site.example:8443/']);
  expect(urls('https://developers.other.example')).toEqual(['https://site.example/docs', 'https://site.example:8443/']);
});
