import { resolve } from 'node:path';
import { tokenValues } from '../../src/site/tokens';
import { product } from '../../src/site/config/product';
import { readContentPage } from '../content-pages';
import { describeIndex } from './index-page';
import { readScaffoldProject } from './read-project';

const project = readScaffoldProject();
const TOKENS = tokenValues(product);

const page = (id: string, text = '') =>
  readContentPage(
    `---\ntitle: A\n---\n\n${text}\n`,
    { file: `content/docs/${id}.mdx`, kind: 'doc', relativePath: `${id}.mdx` },
    TOKENS,
  );

const indexOf = (indexId: string | undefined, text: string) =>
  describeIndex(
    {
      sidebar: 'a',
      labels: ['A'],
      path: ['a', 0, 'items'],
      entries: ['a/one', 'a/two'].map((id) => ({ type: 'doc', id })),
      indexId,
    },
    { ...project, root: resolve('content'), pages: [page('a/one'), page('a/two'), page('a/index-of-all', text)] },
  );

test('names the index page of the category, and how and where it lists the others', () => {
  const text = `<CardGrid>

<Card title="One" href="/docs/a/one">…</Card>

<Card title="Two" href="/docs/a/two#part">…</Card>

</CardGrid>

| Aim | Guide |
|---|---|
| a | [Two](/docs/a/two) |

- [One](/docs/a/one) and [one again](/docs/a/one)

See [another](/docs/b).`;
  expect(indexOf('a/index-of-all', text)).toEqual([
    'Link it from content/docs/a/index-of-all.mdx, the index page of its category, which lists others of it: ' +
      '2 as <Card> (from line 7), 1 in a table (from line 15), 1 in a list (from line 17).',
  ]);
});

test('an index page that lists none is named all the same, a category without one is silent', () => {
  expect(indexOf('a/index-of-all', 'Nothing.')).toEqual([
    'Link it from content/docs/a/index-of-all.mdx, the index page of its category.',
  ]);
  expect(indexOf(undefined, '')).toEqual([]);
});
