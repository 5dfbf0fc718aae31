import { error, field, replace } from './edits';
import type { Mistake } from './types';

const DOC = 'docs/start.mdx';
const POST = 'blog/2025-03-05-first.mdx';
const SIDEBARS = 'data/sidebars.yaml';
const NAVBAR = 'data/navbar.yaml';
const FOOTER = 'data/footer.yaml';

/** Mistakes that are only seen when files are compared with each other. */
export const referenceMistakes: readonly Mistake[] = [
  error('a redirect that leads nowhere', 'data/redirects.yaml', replace('to: /docs/start', 'to: /docs/strat'), 2, [
    '/docs/begin leads to /docs/strat',
    'does not exist',
    'nearest: /docs/start',
  ]),
  error('a redirect of a page that exists', 'data/redirects.yaml', replace('/docs/begin', '/docs/rest/rooms'), 2, [
    '/docs/rest/rooms exists',
    'remove the line',
  ]),
  error(
    'a redirect to a heading that does not exist',
    'data/redirects.yaml',
    replace('/docs/start', '/docs/start#nxt'),
    2,
    ['leads to /docs/start#nxt', 'no heading #nxt', 'nearest: #next'],
  ),
  error('the slug of another doc', DOC, field('slug: /rest/rooms'), 2, [
    '/docs/rest/rooms',
    'already uses',
    'docs/rest/rooms.mdx',
    '"slug"',
  ]),
  error('a next page that does not exist', DOC, field('pagination_next: rest/room'), 2, [
    'field "pagination_next"',
    'found "rest/room"',
    'nearest: rest/rooms',
  ]),
  error('an update that leads nowhere', POST, replace('link: /docs/rest/rooms#limits', 'link: /docs/rest/roms'), 9, [
    'field "updates.0.link"',
    '/docs/rest/roms',
    'did you mean /docs/rest/rooms?',
  ]),
  error('an unknown doc in a sidebar', SIDEBARS, replace('id: start', 'id: sart'), 3, [
    '"guide"',
    'unknown doc "sart"',
    'nearest: start',
  ]),
  error('a link in a sidebar that leads nowhere', SIDEBARS, replace('href: /blog', 'href: /blg'), 13, [
    '/blg',
    'does not exist',
    '/blog',
  ]),
  error('an unknown type in the navigation bar', NAVBAR, replace('type: search', 'type: serch'), 8, [
    'unknown type "serch"',
    'did you mean "search"?',
    'allowed: ',
  ]),
  error('an unknown named link in the navigation bar', NAVBAR, replace('link:dashboard', 'link:dashbord'), 6, [
    '"link:dashbord"',
    'nearest: link:dashboard',
  ]),
  error('an unknown doc in the navigation bar', NAVBAR, replace('docId: start', 'docId: sart'), 7, [
    'doc "sart" does not exist',
    'nearest: start',
  ]),
  error('an entry with two targets', NAVBAR, replace('to: /blog', 'to: /blog, href: "https://a.example"'), 2, [
    '"Blog"',
    'both "to" and "href"',
  ]),
  error('an entry without a target', NAVBAR, replace(', to: /blog', ''), 2, ['"Blog"', 'neither "to" nor "href"']),
  error(
    'a dropdown in a dropdown',
    NAVBAR,
    replace('{ type: doc, docId: start }', '{ type: dropdown, label: In, items: [] }'),
    7,
    ['"In"', 'cannot be nested'],
  ),
  error('an entry that runs code', NAVBAR, replace('to: /blog', 'href: "javascript:go()"'), 2, [
    '"javascript:"',
    'allowed: paths, https:',
  ]),
  error('a footer link that leads nowhere', FOOTER, replace('/docs/start', '/docs/sart'), 3, [
    '/docs/sart',
    'did you mean /docs/start?',
  ]),
  error('a term whose page does not exist', 'data/glossary.yaml', replace('/docs/rest/rooms', '/docs/rest/rums'), 3, [
    'field "0.see"',
    '/docs/rest/rums',
    'did you mean /docs/rest/rooms?',
  ]),
  error('a release note that leads nowhere', 'data/release-notes.yaml', replace('#limits', '#limit'), 5, [
    'has no heading #limit',
    'did you mean #limits?',
  ]),
  error('a page of the menu that does not exist', 'data/page-menu.yaml', replace('/docs/start', '/docs/strat'), 3, [
    'docsServerPage',
    '/docs/strat',
    'did you mean /docs/start?',
  ]),
];
