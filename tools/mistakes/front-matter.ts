import { error, field, replace, warning, write } from './edits';
import type { Mistake } from './types';

const DOC = 'docs/start.mdx';
const POST = 'blog/2025-03-05-first.mdx';
const PAGE = 'pages/about.mdx';

/** Mistakes in front matter. */
export const frontMatterMistakes: readonly Mistake[] = [
  error('an unknown field in a doc', DOC, replace('title:', 'titel:'), 2, [
    '"titel" is not allowed',
    'did you mean "title"?',
    'allowed: ',
  ]),
  error('an unknown field in a post', POST, field('autors: [mara]'), 2, ['"autors"', 'did you mean "authors"?']),
  error('an unknown field in a page', PAGE, field('tags: [rooms]'), 2, [
    '"tags" is not allowed',
    'allowed: title, slug',
  ]),
  error('no front matter', DOC, (before) => before.split('---\n')[2] ?? '', 1, [
    'has no front matter',
    'begin the file with a line ---',
  ]),
  error('unclosed front matter', DOC, replace('\n---\n\n', '\n\n'), 1, ['has unclosed front matter', 'add a line ---']),
  error('no title', PAGE, replace('title: About\n', ''), 1, ['has no title', '"title"']),
  error('an empty title', DOC, replace('title: Start', 'title: ""'), 2, [
    'field "title"',
    'found ""',
    'at least 1 character',
  ]),
  error('a title that is a list', DOC, replace('title: Start', 'title: [Start]'), 2, [
    'field "title"',
    'found ["Start"]',
    'expected a string',
  ]),
  error('a title with a bare colon', DOC, replace('title: Start', 'title: Start: now'), 2, [
    'is not valid YAML',
    'must be written in quotes',
  ]),
  error('a title that begins with a token', DOC, replace('title: Start', 'title: {product} start'), 2, [
    'brace',
    'double quotes',
  ]),
  error('a field twice', DOC, field('title: Again'), 3, ['is not valid YAML', 'unique']),
  error('a slug with a space', DOC, field('slug: my start'), 2, [
    'field "slug"',
    'found "my start"',
    'letters, digits',
  ]),
  error('a slug that climbs', DOC, field('slug: ../start'), 2, ['field "slug"', 'found "../start"', 'without ".."']),
  error('an id with a slash', DOC, field('id: a/b'), 2, ['field "id"', 'found "a/b"', 'without a slash']),
  error('an unknown tag in a doc', DOC, replace('[rooms]', '[rooms, roms]'), 4, [
    'field "tags"',
    'found "roms"',
    'docs-tags.yaml',
    'nearest: rooms',
  ]),
  warning('an unknown tag in a post', POST, replace('[releases]', '[relases]'), 5, [
    'field "tags"',
    'found "relases"',
    'blog-tags.yaml',
  ]),
  error('tags that are one word', DOC, replace('[rooms]', 'rooms'), 4, [
    'field "tags"',
    'found "rooms"',
    'expected an array',
  ]),
  error('an unknown author', POST, replace('authors: [mara]', 'authors: [maara]'), 4, ['authors', 'maara', 'mara']),
  error('a date that is none', POST, field('date: 5 March'), 2, ['field "date"', 'found "5 March"', '2025-03-05']),
  error('a day that does not exist', POST, field('date: 2025-02-30'), 2, ['field "date"', 'found "2025-02-30"']),
  error(
    'a post without a date',
    'blog/undated.mdx',
    write('---\ntitle: Undated\ndescription: No date.\n---\n\nText.\n'),
    1,
    ['has no date', '"date"'],
  ),
  error(
    'a post with an impossible date in its name',
    'blog/2025-13-01-odd.mdx',
    write('---\ntitle: Odd\n---\n\nText.\n'),
    1,
    ['the date 2025-13-01 in its file name', 'not a valid date'],
  ),
  error('a post without text', 'blog/2025-03-07-empty.mdx', write('---\ntitle: Empty\n---\n'), 4, [
    'has no text',
    'at least one paragraph',
  ]),
  error('a draft that is a word', DOC, field('draft: yes please'), 2, [
    'field "draft"',
    'found "yes please"',
    'expected a boolean',
  ]),
  error('a level of headings that does not exist', DOC, field('toc_max_heading_level: 9'), 2, [
    'field "toc_max_heading_level"',
    'found 9',
    'allowed: 2, 3, 4, 5, 6',
  ]),
  error('levels of headings the wrong way round', DOC, field('toc_min_heading_level: 5'), 2, [
    'toc_min_heading_level',
    'found 5',
    'more than',
  ]),
  error('keywords that are no list', DOC, field('keywords: a, b'), 2, ['field "keywords"', 'expected an array']),
  error('an image without a slash', DOC, field('image: me.png'), 2, [
    'field "image"',
    'found "me.png"',
    'starts with "/"',
  ]),
  error('an update before the post', POST, replace('date: 2025-04-01', 'date: 2025-01-01'), 7, [
    'updates.0.date',
    'found "2025-01-01"',
    '2025-03-05',
  ]),
  error(
    'an update with a link in its text',
    POST,
    replace('text: Rooms have', 'text: See [rooms](/docs/rest/rooms), they have'),
    8,
    ['updates.0.text', 'without links'],
  ),
  error(
    'an update with an insecure link',
    POST,
    replace('link: /docs/rest/rooms#limits', 'link: http://a.example'),
    9,
    ['updates.0.link', 'found "http://a.example"', 'https://'],
  ),
  error('an unknown field in a last update', DOC, field('last_update: { date: 2025-03-05, by: me }'), 2, [
    '"last_update.by" is not allowed',
  ]),
  error(
    'text that is not UTF-8',
    DOC,
    () => Buffer.from('---\ntitle: Start\ndescription: Caf\xe9.\n---\n\nText.\n', 'latin1'),
    3,
    ['is not UTF-8 text'],
  ),
];
