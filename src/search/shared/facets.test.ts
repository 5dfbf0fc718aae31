import { createSiteConfig } from '../../site/config/site-config';
import { facetFilters } from './facets';
import { searchOrigins } from './origins';

test('SRC-3 the facet filters are the established ones, and those of another version if it is asked for', () => {
  expect(facetFilters()).toEqual(['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']]);
  expect(facetFilters('1.0')[1]).toEqual(['docusaurus_tag:default', 'docusaurus_tag:docs-default-1.0']);
});

const { search } = createSiteConfig({
  GATSBY_SEARCH_APP_ID: 'APP1',
  GATSBY_SEARCH_INDEX_NAME: 'docs',
  GATSBY_SEARCH_API_KEY: 'key',
});

test('SRC-6 the policy allows the configured hosts, and none if no application is configured', () => {
  expect(searchOrigins(createSiteConfig({}).search)).toEqual([]);
  expect(searchOrigins(search)).toEqual([
    'https://app1-dsn.algolia.net',
    'https://app1-1.algolianet.com',
    'https://app1-2.algolianet.com',
    'https://app1-3.algolianet.com',
  ]);
  expect(searchOrigins({ ...search, hosts: ['https://search.example'] })).toEqual(['https://search.example']);
});

test('SRC-5 reporting is off unless it is configured', () => {
  expect(search.insights).toBe(false);
  expect(searchOrigins({ ...search, insights: true }).at(-1)).toBe('https://insights.algolia.io');
});
