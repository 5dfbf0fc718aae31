import { error, field, replace, warning, write } from './edits';
import type { Mistake } from './types';

const DOC = 'docs/start.mdx';
const POST = 'blog/2025-03-05-first.mdx';

/** Mistakes in front matter. */
export const frontMatterMistakes: readonly Mistake[] = [
  error('an unknown field in a doc', DOC, replace('title:', 'titel:'), 2, [
    '"titel" is not allowed',
    'did you mean "title"?',
    'allowed: ',
  ]),
  error('no front matter', DOC, (before) => before.split('---\n')[2] ?? '', 1, [
    'has no front matter',
    'begin the file with a line ---',
  ]),
  error('unclosed front matter', DOC, replace('\n---\n\n', '\n\n'), 1, ['has unclosed front matter', 'add a line ---']),
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
  error('an unknown author', POST, replace('authors: [mara]', 'authors: [maara]'), 4, ['authors', 'maara', 'mara']),
  error('a date that is none', POST, field('date: 5 March'), 2, ['field "date"', 'found "5 March"', '2025-03-05']),
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
  error('levels of headings the wrong way round', DOC, field('toc_min_heading_level: 5'), 2, [
    'toc_min_heading_level',
    'found 5',
    'more than',
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
    'text that is not UTF-8',
    DOC,
    () => Buffer.from('---\ntitle: Start\ndescription: Caf\xe9.\n---\n\nText.\n', 'latin1'),
    3,
    ['is not UTF-8 text'],
  ),
];
