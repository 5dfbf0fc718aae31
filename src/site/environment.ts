/** An environment variable that the project reads. */
export interface EnvironmentVariable {
  readonly name: string;
  readonly meaning: string;
  /** Value that is used if the variable is not set. */
  readonly fallback?: string;
  /** `site`: exposed to the browser; `build`: only the build; `scripts`: the commands; `tests`: the browser tests. */
  readonly readBy: 'site' | 'build' | 'scripts' | 'tests';
}

/** All environment variables that the project reads. A test compares the table in README.md with this list. */
export const ENVIRONMENT: readonly EnvironmentVariable[] = [
  {
    name: 'PRODUCT_SLUG',
    meaning: "the product's name in URLs and identifiers, in place of that of content/data/brand.yaml",
    readBy: 'site',
  },
  {
    name: 'PRODUCT_NAME',
    meaning: "the product's name as readers see it, in place of that of content/data/brand.yaml",
    readBy: 'site',
  },
  {
    name: 'SITE_URL',
    meaning: 'URL of the site, without a path; a host of the domain in content/data/brand.yaml if not set',
    readBy: 'site',
  },
  { name: 'BASE_URL', meaning: 'path below which the site is served', fallback: '/', readBy: 'site' },
  {
    name: 'SITE_INDEXING',
    meaning: '`off` for previews: search engines must not index the site, and the hosted search is left alone',
    fallback: 'on',
    readBy: 'site',
  },
  { name: 'SITE_OVERRIDES', meaning: 'JSON that overrides parts of the configuration', readBy: 'site' },
  { name: 'GATSBY_SEARCH_APP_ID', meaning: 'application id of the hosted search', readBy: 'site' },
  { name: 'GATSBY_SEARCH_INDEX_NAME', meaning: 'index of the hosted search', readBy: 'site' },
  { name: 'GATSBY_SEARCH_API_KEY', meaning: 'search-only key of the hosted search', readBy: 'site' },
  {
    name: 'GATSBY_SEARCH_HOSTS',
    meaning: 'hosts of the hosted search, if not the default ones',
    readBy: 'site',
  },
  {
    name: 'GATSBY_SEARCH_INSIGHTS',
    meaning: '`true` reports searches and clicks to the hosted search for readers who have agreed',
    readBy: 'site',
  },
  { name: 'GATSBY_TAG_MANAGER_ID', meaning: 'container id of the tag manager', readBy: 'site' },
  { name: 'GATSBY_TAG_MANAGER_HOST', meaning: 'host of the tag manager', readBy: 'site' },
  {
    name: 'SECURITY_CONTACT',
    meaning: 'address for reports of security problems, published as `/.well-known/security.txt`',
    readBy: 'site',
  },
  {
    name: 'SECURITY_EXPIRES',
    meaning: 'date and time until which this address is valid, such as 2027-01-31T00:00:00Z',
    readBy: 'site',
  },
  { name: 'STATUS_URL', meaning: 'URL of the page that shows whether the product works', readBy: 'site' },
  {
    name: 'WEBSUB_HUB',
    meaning: 'URL of the WebSub hub that the feeds name, which has to be told of each release',
    readBy: 'site',
  },
  {
    name: 'REPORTS_URL',
    meaning: 'address for reports of errors and web vitals from readers who have agreed',
    readBy: 'site',
  },
  { name: 'REPORTS_SAMPLE', meaning: 'part of the page views that are reported', fallback: '0.1', readBy: 'site' },
  {
    name: 'POLICY_REPORTS_URL',
    meaning: 'address for reports of what the content security policy has prevented',
    readBy: 'site',
  },
  {
    name: 'FEEDBACK_URL',
    meaning: 'address for what readers answer about pages, or `issues` for new issues on the code host',
    readBy: 'site',
  },
  {
    name: 'MOCK_URL',
    meaning: "origin of the API's mock server on the reader's machine, to which pages may send calls",
    fallback: 'http://localhost:4010',
    readBy: 'site',
  },
  {
    name: 'CONSOLE_API_URLS',
    meaning: 'origins of the real API to which pages may send calls, separated by commas',
    readBy: 'site',
  },
  {
    name: 'SITE_LOCALE',
    meaning: 'language that is built, if it is not that of the content; set by the commands',
    readBy: 'build',
  },
  {
    name: 'CONTENT_TRANSLATION',
    meaning: 'folder with the translations into this language; set by the commands',
    readBy: 'build',
  },
  { name: 'SITE_CONTENT', meaning: 'root folder of the content', fallback: 'content', readBy: 'build' },
  {
    name: 'CONTENT_SOURCE',
    meaning: 'root folder of the content that authors edit, of which `develop` reads a copy; set by the commands',
    readBy: 'build',
  },
  {
    name: 'DIAGRAM_CACHE',
    meaning: 'folder in which drawn diagrams are cached',
    fallback: 'node_modules/.cache/diagrams',
    readBy: 'build',
  },
  { name: 'BUILD_STAMP', meaning: 'hash of what the caches depend on; set by the build', readBy: 'build' },
  {
    name: 'CI',
    meaning:
      'set to any value on unattended machines: a build then requires a browser and up-to-date query types, and root on ' +
      'Debian installs programs without a question',
    readBy: 'scripts',
  },
  {
    name: 'GATSBY_ACTIVE_ENV',
    meaning: 'name of the file from which the commands read settings, without `.env.`',
    fallback: 'production, develop development',
    readBy: 'scripts',
  },
  {
    name: 'CHROMIUM_PATH',
    meaning: 'path of the browser that draws diagrams and runs the browser tests',
    readBy: 'scripts',
  },
  { name: 'CHROME_PATH', meaning: 'alternative to `CHROMIUM_PATH`', readBy: 'scripts' },
  { name: 'PUPPETEER_EXECUTABLE_PATH', meaning: 'alternative to `CHROMIUM_PATH`', readBy: 'scripts' },
  {
    name: 'PORT',
    meaning: 'port of `npm start`, `serve` and `develop`',
    fallback: '9000, develop 8000',
    readBy: 'scripts',
  },
  {
    name: 'HOST',
    meaning: 'name or address of this machine at which `npm start` and `serve` can be reached',
    fallback: 'localhost',
    readBy: 'scripts',
  },
  {
    name: 'SITE_FOLDER',
    meaning: 'folder of the built site that is served and tested',
    fallback: 'dist',
    readBy: 'scripts',
  },
  { name: 'ALGOLIA_APP_ID', meaning: 'application id of the search index to publish', readBy: 'scripts' },
  { name: 'ALGOLIA_WRITE_KEY', meaning: 'key with write access to the search index', readBy: 'scripts' },
  { name: 'ALGOLIA_INDEX_NAME', meaning: 'name of the search index to publish', readBy: 'scripts' },
  {
    name: 'ALGOLIA_HOST',
    meaning: "host to publish to in place of the provider's, such as http://127.0.0.1:7700 for the stand-in",
    readBy: 'scripts',
  },
  { name: 'ALGOLIA_WRITE_TIMEOUT', meaning: 'seconds that a write may take', fallback: '30', readBy: 'scripts' },
  {
    name: 'SEARCH_ALLOW_SHRINK',
    meaning: '`1` publishes although more than 30 % of the live records would be removed',
    readBy: 'scripts',
  },
  {
    name: 'TEST_BROWSER_PATH',
    meaning: 'path of the browser that runs the browser tests, if it is a different one',
    readBy: 'tests',
  },
  { name: 'E2E_PORT', meaning: 'port of the site under test', fallback: '9321', readBy: 'tests' },
  { name: 'FIXTURES_FOLDER', meaning: 'folder of the built fixtures', fallback: '.tmp/fixtures', readBy: 'tests' },
  {
    name: 'PLAYWRIGHT_JSON_OUTPUT_NAME',
    meaning: "file for the browser tests' report",
    fallback: '.tmp/results/browser.json',
    readBy: 'tests',
  },
  {
    name: 'ALL_LANGUAGES',
    meaning: 'if set, programs of the docs are also run in languages that not every machine has (PHP, Go, Ruby)',
    readBy: 'tests',
  },
  {
    name: 'TEST_ALL',
    meaning: 'set by `npm run test:all`: the tests run the long matrices as well',
    readBy: 'tests',
  },
  { name: 'IMPATIENT_SEED', meaning: 'seed of the delays in e2e/impatient', fallback: '1', readBy: 'tests' },
  { name: 'NAVIGATION_SEED', meaning: 'seed of the random navigations', fallback: '1', readBy: 'tests' },
  {
    name: 'NAVIGATION_ROUNDS',
    meaning: 'number of rounds of 20 random navigations in a browser',
    fallback: '10',
    readBy: 'tests',
  },
];
