import type { DocSearchModalProps } from '@docsearch/react';

/** The words of DocSearch's own elements. */
export const DIALOG_WORDS = {
  searchBox: {
    resetButtonTitle: STRINGS.search.clear,
    resetButtonAriaLabel: STRINGS.search.clear,
    cancelButtonText: STRINGS.search.cancel,
    cancelButtonAriaLabel: STRINGS.search.cancel,
    searchInputLabel: STRINGS.search.search,
  },
  startScreen: {
    recentSearchesTitle: STRINGS.search.recent,
    noRecentSearchesText: STRINGS.search.noRecent,
    saveRecentSearchButtonTitle: STRINGS.search.save,
    removeRecentSearchButtonTitle: STRINGS.search.removeRecent,
    favoriteSearchesTitle: STRINGS.search.favorite,
    removeFavoriteSearchButtonTitle: STRINGS.search.removeFavorite,
  },
  noResultsScreen: {
    noResultsText: STRINGS.search.noResults,
    suggestedQueryText: STRINGS.search.trySearchingFor,
    reportMissingResultsText: STRINGS.search.shouldHaveResults,
    reportMissingResultsLinkText: STRINGS.search.letUsKnow,
  },
  footer: {
    selectText: STRINGS.search.toSelect,
    selectKeyAriaLabel: STRINGS.search.enterKey,
    navigateText: STRINGS.search.toNavigate,
    navigateUpKeyAriaLabel: STRINGS.search.arrowUp,
    navigateDownKeyAriaLabel: STRINGS.search.arrowDown,
    closeText: STRINGS.search.toClose,
    closeKeyAriaLabel: STRINGS.search.escapeKey,
    searchByText: STRINGS.search.searchBy,
  },
} satisfies DocSearchModalProps['translations'];
