import { readPageMenu } from '../src/machines/build/page-menu';
import { readRedirects } from '../src/output/build/redirects/read-redirects';
import { readTexts } from '../src/reference/build/cheatsheet/read-texts';
import { readSearchAreas } from '../src/search/build/areas';
import { product } from '../src/site/config/product';

/** Readers of the data files that do not belong to the content's area, as the build has them in its hooks. */
export const DATA_READERS = {
  'cheatsheet.yaml': () => readTexts(product),
  'page-menu.yaml': readPageMenu,
  'redirects.yaml': readRedirects,
  'search-areas.yaml': readSearchAreas,
};
