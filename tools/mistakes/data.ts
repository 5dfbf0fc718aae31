import { append, error, replace, write } from './edits';
import type { Mistake } from './types';

const SIDEBARS = 'data/sidebars.yaml';
const FOOTER = 'data/footer.yaml';

/** Mistakes in data files. */
export const dataMistakes: readonly Mistake[] = [
  error('an unknown type in a sidebar', SIDEBARS, replace('type: link', 'type: lnk'), 11, [
    'type',
    'found "lnk"',
    'allowed: doc, link, html, category',
  ]),
  error('a category without pages', SIDEBARS, append('  - type: category\n    label: None\n'), 14, [
    '"None"',
    'neither items nor a link',
  ]),
  error('a tab in a data file', SIDEBARS, replace('    label: REST', '\tlabel: REST'), 5, [
    'is not valid YAML',
    'Tabs are not allowed',
  ]),
  error('a footer link without a target', FOOTER, replace(', to: /docs/start', ''), 3, [
    'exactly one of "to" and "href"',
  ]),
  error('an author whose URL is none', 'data/authors.yaml', replace('https://mara.example', 'mara.example'), 4, [
    'mara.url',
    'found "mara.example"',
    'https://example.com',
  ]),
  error('a term twice', 'data/glossary.yaml', append('- term: room\n  text: Again.\n  see: /docs/rest/rooms\n'), 4, [
    'term',
    'no other term has',
  ]),
  error('a month that does not exist', 'data/release-notes.yaml', replace("'2025-03'", "'2025-13'"), 1, [
    'month',
    'found "2025-13"',
    '2025-11',
  ]),
  error('months from oldest to newest', 'data/release-notes.yaml', replace("'2025-02'", "'2025-04'"), 6, [
    'month',
    'newest to oldest',
  ]),
  error('a redirect to itself', 'data/redirects.yaml', replace('to: /docs/start', 'to: /docs/begin'), 2, [
    '/docs/begin',
  ]),
  error('areas of search without a last one', 'data/search-areas.yaml', replace('path: /,', 'path: /blog,'), 1, [
    'must have the path /',
  ]),
  error('an assistant without https', 'data/page-menu.yaml', replace('https://', 'http://'), 2, [
    'address',
    'found "http://chat.example/?q="',
    'https://',
  ]),
  error('a data file with a mistyped name', 'data/navbars.yaml', write('[]\n'), undefined, [
    'nothing reads',
    'nearest: navbar.yaml',
  ]),
  error('an alias within its own value', 'data/docs-tags.yaml', write('rooms: &a\n  label: Rooms\n  more: *a\n'), 3, [
    '*a',
    'within the value',
  ]),
  error('an asterisk without quotes', 'data/docs-tags.yaml', write('rooms:\n  label: *rooms\n'), 2, [
    'asterisk',
    'double quotes',
  ]),
];
