import { append, error, warning, write } from './edits';
import type { Mistake } from './types';

const PAGE = '---\ntitle: More\ndescription: More.\n---\n\nMore.\n';
const DOC = 'docs/start.mdx';
const ADDED = 21;

/** Mistakes in names, places and sizes of files, and in pictures and films. */
export const fileMistakes: readonly Mistake[] = [
  error('a page whose ending has capitals', 'docs/more.MDX', write(PAGE), undefined, [
    'ending ".MDX"',
    'nothing reads',
    '.md, .mdx',
  ]),
  warning('a doc in no sidebar', 'docs/more.mdx', write(PAGE), 1, [
    'is in no sidebar',
    '"more"',
    'data/sidebars.yaml',
    'unlisted: true',
  ]),
  warning('a page that is too large', 'docs/secret.mdx', append(`${'Many words. '.repeat(22000)}\n`), undefined, [
    'bytes',
    'at most 250000',
    'split the page',
  ]),
  warning('a picture that is too large', 'docs/large.png', () => new Uint8Array(1_000_001), undefined, [
    'has 1000001 bytes',
    'at most 1000000',
    'smaller',
  ]),
  {
    name: 'a picture that is text',
    file: 'docs/square.png',
    edit: write('hello'),
    expect: { file: DOC, line: 13, contains: ['docs/square.png', 'no picture', 'found text', '"hello"'] },
    severity: 'error',
  },
  {
    name: 'a picture without bytes',
    file: 'docs/square.png',
    edit: write(''),
    expect: { file: DOC, line: 13, contains: ['docs/square.png', 'found an empty file'] },
    severity: 'error',
  },
  error('a picture that does not exist', DOC, append('\n![A square](./sqare.png)\n'), ADDED, [
    'shows the image ./sqare.png',
    'does not exist',
    'nearest: square.png',
  ]),
  error('a picture of another site', DOC, append('\n![A square](https://a.example/a.png)\n'), ADDED, [
    'https://a.example/a.png',
  ]),
  error('a picture in a tag that does not exist', DOC, append('\n<img src="./sqare.png" alt="A square" />\n'), ADDED, [
    'shows the image ./sqare.png',
    'does not exist',
  ]),
  error('a static picture that does not exist', DOC, append('\n![A square](/sqare.png)\n'), ADDED, [
    'shows the image /sqare.png',
    'static/sqare.png',
  ]),
  error('a film that does not exist', DOC, append('\n<video src="/film.mp4" controls></video>\n'), ADDED, [
    'plays the file /film.mp4',
    'does not exist',
    'static/film.mp4',
  ]),
];
