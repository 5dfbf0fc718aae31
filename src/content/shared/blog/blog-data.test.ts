import { createSiteConfig } from '../../../site/config/site-config';
import { blogPostingData } from './blog-data';

const site = createSiteConfig({ SITE_URL: 'https://site.example', BASE_URL: '/sub' });
const author = { key: 'api', name: 'API Team', title: null, href: '/blog/authors/api', image: null };
const post = {
  title: 'A post',
  path: '/blog/a',
  date: '2024-03-05T00:00:00.000Z',
  description: 'About.',
  authors: [author, { ...author, name: 'Guest', href: undefined }],
};

test('META-3 describes a post as a BlogPosting with absolute URLs', () => {
  expect(blogPostingData({ ...post, keywords: ['a', 'b'], image: '/a.png' }, site)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': 'https://site.example/sub/blog/a',
    mainEntityOfPage: 'https://site.example/sub/blog/a',
    url: 'https://site.example/sub/blog/a',
    headline: 'A post',
    name: 'A post',
    description: 'About.',
    datePublished: '2024-03-05T00:00:00.000Z',
    inLanguage: 'en',
    author: [
      { '@type': 'Organization', name: 'API Team', url: 'https://site.example/sub/blog/authors/api' },
      { '@type': 'Organization', name: 'Guest' },
    ],
    keywords: ['a', 'b'],
    image: 'https://site.example/sub/a.png',
    publisher: { '@id': 'https://site.example/sub/#publisher' },
    isPartOf: { '@type': 'Blog', '@id': 'https://site.example/sub/blog', name: 'Tech Blog' },
  });
});

test('META-3 says when a post was updated', () => {
  expect(blogPostingData({ ...post, modified: '2025-04-08' }, site)).toMatchObject({ dateModified: '2025-04-08' });
  expect(blogPostingData(post, site)).not.toHaveProperty('dateModified');
});
