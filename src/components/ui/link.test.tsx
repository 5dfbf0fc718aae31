import { renderToStaticMarkup } from 'react-dom/server';
import { siteConfig } from '../../site/config/site-config';
import { Link } from './link';

test('a link to a page of the site has the base path', () => {
  const baseUrl = jest.replaceProperty(siteConfig, 'baseUrl', '/portal/');
  const html = renderToStaticMarkup(<Link href="/docs?a=1#b">Docs</Link>);
  baseUrl.restore();
  expect(html).toBe('<a href="/portal/docs?a=1#b">Docs</a>');
});

test('a link to another site opens a new tab, says so, and does not tell where the reader comes from', () => {
  expect(renderToStaticMarkup(<Link href="https://a.example">A</Link>)).toBe(
    '<a href="https://a.example" target="_blank" rel="noopener noreferrer" data-external="">A<span class="visually-hidden"> (opens in new tab)</span></a>',
  );
});
