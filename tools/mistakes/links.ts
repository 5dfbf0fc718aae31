import { append, error } from './edits';
import type { Mistake } from './types';

const DOC = 'docs/start.mdx';
/** The line of what is added to the text of the page. */
const ADDED = 21;

const added = (name: string, text: string, contains: readonly string[]): Mistake =>
  error(name, DOC, append(`\n${text}\n`), ADDED, contains);

/** Mistakes in links of texts. */
export const linkMistakes: readonly Mistake[] = [
  added('a link to a page that does not exist', '[rooms](/docs/rest/room)', [
    '/docs/rest/room,',
    'does not exist',
    'did you mean /docs/rest/rooms?',
  ]),
  added('a link to a heading that does not exist', '[limits](/docs/rest/rooms#limit)', [
    'has no heading #limit',
    'did you mean #limits?',
  ]),
  added('a link to a heading of this page that does not exist', '[next](#nxt)', [
    'has no heading #nxt',
    'did you mean #next?',
  ]),
  added('a relative link that leads nowhere', '[rooms](rest/rums)', [
    'rest/rums',
    'does not exist',
    '/docs/rest/rooms',
  ]),
  added('a link to a heading through a file', '[limits](./rest/rooms.mdx#lmits)', [
    'has no heading #lmits',
    'did you mean #limits?',
  ]),
  added('a link of a component that leads nowhere', '<Card title="A" href="/docs/strat">\n\nOne.\n\n</Card>', [
    '/docs/strat',
    'did you mean /docs/start?',
  ]),
  added('a link to a static file that does not exist', '[icon](/favicon.ico.svg)', [
    '/favicon.ico.svg',
    'does not exist',
  ]),
  added('a link to a page of a tag that does not exist', '[tag](/docs/tags/roms)', [
    '/docs/tags/roms',
    'did you mean /docs/tags/rooms?',
  ]),
  added('a link to a month that does not exist', '[notes](/release-notes#2025-12)', [
    'has no heading #2025-12',
    'did you mean #2025-',
  ]),
];
