import type { ContentPage } from '../content-pages';

/** Parts a page may have to show, by what is looked for. */
export type Part =
  | 'code' // a fence that is not a diagram
  | 'diagram'
  | 'cards'
  | 'table'
  | 'steps' // an ordered list
  | 'endpoint'
  | 'docs-link'
  | { readonly heading: RegExp; readonly name: string };

/** What a kind of page has to have. */
export interface PageKind {
  readonly name: string;
  /** Fewest and most words that writing asks for; the check allows a band around them. */
  readonly words?: readonly [least: number, most: number];
  /** Words inside tables count too. */
  readonly countTables: boolean;
  readonly parts: readonly Part[];
}

const heading = (name: string, pattern: RegExp = new RegExp(`^${name}$`, 'i')): Part => ({ heading: pattern, name });

const RELATED = heading('Related pages', /^related( pages)?$/i);
const ERRORS = heading('Errors', /^errors|^when /i);
const LIMITS = heading('Limits', /^limits/i);

const INDEX: PageKind = { name: 'index page', countTables: true, parts: ['cards', 'table'] };
const OVERVIEW: PageKind = {
  name: 'overview',
  words: [500, 1000],
  countTables: true,
  parts: ['diagram', 'code', 'cards'],
};
const BACKGROUND: PageKind = {
  name: 'background page',
  words: [500, 1000],
  countTables: true,
  parts: ['diagram', 'table'],
};
/** A REST page explains beside its tables, whose words do not count. */
const REST_REFERENCE: PageKind = {
  name: 'REST reference',
  words: [500, 1200],
  countTables: false,
  parts: ['endpoint', 'code', 'table', ERRORS, LIMITS, RELATED],
};
const REST_TOPIC: PageKind = {
  name: 'REST topic',
  words: [500, 1200],
  countTables: false,
  parts: ['code', 'table', ERRORS, RELATED],
};
const HOW_TO: PageKind = {
  name: 'how-to',
  words: [300, 700],
  countTables: true,
  parts: [
    'steps',
    'code',
    heading('What you need'),
    heading('Check that it worked'),
    heading('Variations'),
    heading('Undo'),
  ],
};
const SDK_PAGE: PageKind = {
  name: 'SDK page',
  words: [500, 1000],
  countTables: true,
  parts: [
    'diagram',
    'code',
    heading('Install'),
    heading('Requirements'),
    heading('Permissions'),
    heading('Join'),
    heading('Leave'),
    ERRORS,
    LIMITS,
    RELATED,
  ],
};
/** A server SDK is described on one page, reference included: as long as it takes. */
const SERVER_SDK: PageKind = {
  name: 'server SDK',
  countTables: true,
  parts: ['code', 'table', heading('Install'), heading('Requirements'), heading('Reference'), ERRORS, LIMITS, RELATED],
};
const SDK_FEATURE: PageKind = {
  name: 'SDK feature',
  words: [400, 800],
  countTables: true,
  parts: ['code', 'table', ERRORS, LIMITS, RELATED],
};
const SDK_UTILITY: PageKind = {
  name: 'SDK utility',
  words: [400, 800],
  countTables: true,
  parts: ['code', 'table', LIMITS, RELATED],
};
const SDK_REFERENCE: PageKind = { name: 'SDK reference', countTables: true, parts: ['code', 'table', RELATED] };
const SERVICE_REFERENCE: PageKind = { name: 'reference', countTables: true, parts: [RELATED] };
const POST: PageKind = { name: 'blog post', words: [400, 900], countTables: true, parts: ['code', 'docs-link'] };
const PLAIN: PageKind = { name: 'page', countTables: true, parts: [] };

/** First match wins. `{product}` stands for the product's slug. */
const BY_ROUTE: readonly (readonly [pattern: string, kind: PageKind])[] = [
  ['/docs/rest/(rest-reference|rest-advanced|how-to-guides)', INDEX],
  ['/docs/sdks', INDEX],
  ['/docs/rest/({product}-overview|{product}-api|{product}-ai-adapter)', OVERVIEW],
  ['/docs/streamrec/{product}-streamrec', OVERVIEW],
  ['/docs/rest/(SFU_vs_MCU|about_deployment)', BACKGROUND],
  ['/about_{product}_cloud', BACKGROUND],
  ['/docs/rest/references/(authorization|content-integration)', REST_TOPIC],
  ['/docs/rest/advanced/.+', REST_TOPIC],
  ['/docs/rest/references/.+', REST_REFERENCE],
  ['/docs/rest/how-to/.+', HOW_TO],
  ['/docs/rest/api-endpoints', PLAIN],
  ['/docs/sdks/(go|php|node-js|node-js-layer|node-js-svg-layer)', SERVER_SDK],
  ['/docs/sdks/(react-gui|[^/]+/{product}-[^/]+-sdk)', SDK_PAGE],
  // The calls of a running meeting: named a feature, read as a reference.
  ['/docs/sdks/ios/features/meeting-methods', SDK_REFERENCE],
  ['/docs/sdks/js/utilities/.+', SDK_UTILITY],
  ['/docs/sdks/[^/]+/(features|usage)/.+', SDK_FEATURE],
  ['/docs/sdks/[^/]+/(references|events|fundamentals)/.+', SDK_REFERENCE],
  ['/docs/streamrec/streamrec-js', SDK_PAGE],
  ['/docs/streamrec/references/.+', SERVICE_REFERENCE],
];

/** The kind of a page by its address; undefined for a docs page that the table does not know. */
export function kindOfPage(page: Pick<ContentPage, 'kind' | 'route'>, productSlug: string): PageKind | undefined {
  const found = BY_ROUTE.find(([pattern]) =>
    new RegExp(`^${pattern.replaceAll('{product}', productSlug)}$`).test(page.route),
  );
  if (found) return found[1];
  if (page.kind === 'doc') return undefined;
  return page.kind === 'post' ? POST : PLAIN;
}
