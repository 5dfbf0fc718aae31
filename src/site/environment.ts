/** An environment variable of the project. */
export interface EnvironmentVariable {
  readonly name: string;
  readonly meaning: string;
  /** Value that counts where none is set. */
  readonly fallback?: string;
  /**
   * `site` reaches the browser, `build` only the build; `scripts` are the commands around it, `tests` the browser
   * tests.
   */
  readonly readBy: 'site' | 'build' | 'scripts' | 'tests';
}

/** All environment variables that the project reads; README's table is checked against this list. */
export const ENVIRONMENT: readonly EnvironmentVariable[] = [
  {
    name: 'PRODUCT_SLUG',
    meaning: "the product's name in addresses and identifiers",
    fallback: 'rondo',
    readBy: 'site',
  },
  { name: 'PRODUCT_NAME', meaning: "the product's name as readers see it", fallback: 'Rondo', readBy: 'site' },
  {
    name: 'SITE_URL',
    meaning: 'address of the site, without a path',
    fallback: 'https://developers.rondo.example',
    readBy: 'site',
  },
  { name: 'BASE_URL', meaning: 'path under which the site is served', fallback: '/', readBy: 'site' },
  { name: 'SITE_OVERRIDES', meaning: 'JSON that replaces parts of the configuration', readBy: 'site' },
  { name: 'GATSBY_SEARCH_APP_ID', meaning: 'application of the hosted search', readBy: 'site' },
  { name: 'GATSBY_SEARCH_INDEX_NAME', meaning: 'index of the hosted search', readBy: 'site' },
  { name: 'GATSBY_SEARCH_API_KEY', meaning: 'key of the hosted search that may only search', readBy: 'site' },
  {
    name: 'GATSBY_SEARCH_HOSTS',
    meaning: 'hosts of the hosted search where they are not the usual ones',
    readBy: 'site',
  },
  {
    name: 'GATSBY_SEARCH_INSIGHTS',
    meaning: '`true` reports searches and clicks to the hosted search, for readers who agreed',
    readBy: 'site',
  },
  { name: 'GATSBY_TAG_MANAGER_ID', meaning: 'container of the tag manager', readBy: 'site' },
  { name: 'GATSBY_TAG_MANAGER_HOST', meaning: 'host of the tag manager', readBy: 'site' },
  { name: 'SITE_CONTENT', meaning: 'root of the content', fallback: 'content', readBy: 'build' },
  { name: 'MINIFIER', meaning: '`terser` or `swc`', fallback: 'terser', readBy: 'build' },
  {
    name: 'DIAGRAM_CACHE',
    meaning: 'folder in which drawn diagrams are kept',
    fallback: 'node_modules/.cache/diagrams',
    readBy: 'build',
  },
  { name: 'BUILD_STAMP', meaning: 'what the caches were made with; set by the commands', readBy: 'build' },
  {
    name: 'LIVE_DIAGRAMS',
    meaning: "set by the bundler where diagrams are drawn in the reader's browser",
    readBy: 'build',
  },
  {
    name: 'CI',
    meaning: '`true` or `1` where nobody watches: a browser is required, warnings are errors',
    readBy: 'build',
  },
  { name: 'CHROMIUM_PATH', meaning: 'the browser that draws diagrams and runs browser tests', readBy: 'scripts' },
  { name: 'CHROME_PATH', meaning: 'the same, for those who have it set', readBy: 'scripts' },
  { name: 'PUPPETEER_EXECUTABLE_PATH', meaning: 'the same, for those who have it set', readBy: 'scripts' },
  {
    name: 'PORT',
    meaning: 'port of `npm start`, `serve` and `develop`',
    fallback: '9000, develop 8000',
    readBy: 'scripts',
  },
  { name: 'SITE_FOLDER', meaning: 'the built site that is served and tested', fallback: 'dist', readBy: 'scripts' },
  { name: 'ALGOLIA_APP_ID', meaning: 'application whose index is published', readBy: 'scripts' },
  { name: 'ALGOLIA_WRITE_KEY', meaning: 'key that may write the index', readBy: 'scripts' },
  { name: 'ALGOLIA_INDEX_NAME', meaning: 'index that is published', readBy: 'scripts' },
  { name: 'TEST_BROWSER_PATH', meaning: 'the browser of the browser tests where it is another one', readBy: 'tests' },
  { name: 'E2E_PORT', meaning: 'port of the site under test', fallback: '9321', readBy: 'tests' },
  { name: 'E2E_ALL_PAGES', meaning: 'set: browser tests look at all pages, not at some of each kind', readBy: 'tests' },
  { name: 'FIXTURES_FOLDER', meaning: 'where the built fixtures are', fallback: '.tmp/fixtures', readBy: 'tests' },
  {
    name: 'PLAYWRIGHT_JSON_OUTPUT_NAME',
    meaning: "file of the browser tests' report",
    fallback: '.tmp/results/browser.json',
    readBy: 'tests',
  },
];
