import type { IndexSettings } from 'algoliasearch';
import { siteLanguage } from '../../../site/config/language';

const [language = 'en'] = siteLanguage.split('-');

/**
 * Settings of the hosted index, for records in DocSearch's shape. They override those of the live index; every other
 * setting made in the provider's dashboard is kept.
 */
export const indexSettings: IndexSettings = {
  searchableAttributes: [
    'unordered(identifiers)',
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'unordered(tags)',
    'content',
    'code',
    'unordered(hierarchy.lvl0)',
  ],
  attributesForFaceting: ['type', 'language', 'version', 'docusaurus_tag'],
  attributesToRetrieve: ['hierarchy', 'content', 'type', 'url', 'url_without_anchor', 'anchor'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10', 'code:20'],
  camelCaseAttributes: ['hierarchy', 'content', 'identifiers'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.page_rank)', 'desc(weight.level)', 'asc(weight.position)'],
  distinct: true,
  attributeForDistinct: 'url',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  separatorsToIndex: '_',
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  ignorePlurals: true,
  advancedSyntax: true,
  // The provider's words for all languages are those of English, too.
  ...(language === 'en'
    ? {}
    : ({ indexLanguages: [language], queryLanguages: [language] } as Pick<
        IndexSettings,
        'indexLanguages' | 'queryLanguages'
      >)),
  removeWordsIfNoResults: 'allOptional',
};
