import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inTestProject, type TestFile } from '../../src/site/build/test-support';
import { createProduct } from '../../src/site/config/product';
import { tokenValues } from '../../src/site/tokens';
import { readPageRules } from '../content-rules/page-kinds';
import { fillBlanks } from './test-support';

const copied = (...paths: readonly string[]): Record<string, TestFile> =>
  Object.fromEntries(paths.map((path) => [path, readFileSync(join('content', path))]));

/** A small site with the rules and the API of the real one. */
const FILES: Readonly<Record<string, TestFile>> = {
  ...copied(
    'api/openapi.yaml',
    'data/page-kinds.yaml',
    'data/terms.yaml',
    'data/docs-tags.yaml',
    'data/blog-tags.yaml',
    'data/authors.yaml',
    'docs/rest/connect-an-assistant.mdx',
    'docs/rest/how-to/how-to-svg.mdx',
  ),
  'data/sidebars.yaml': `# Places.
rest:
  - { type: doc, id: rest/connect-an-assistant } # first
  - type: category
    label: How-to guides
    items:
      - { type: doc, id: rest/how-to/how-to-svg }
  # What follows.
  - { type: link, label: Elsewhere, href: https://a.example }
`,
};

const KINDS = readPageRules('content', tokenValues(createProduct('acme', 'Acme'))).kinds;

async function load() {
  const [{ planScaffold }, { readScaffoldProject }, { writeChanges }] = [
    await import('./plan'),
    await import('./read-project'),
    await import('./write'),
  ];
  const { checkContent } = await import('../content-rules/check-content');
  const { readOperations } = await import('../../src/reference/build/read-operations');
  const { checkContentFiles } = await import('../../src/content/build/files/scan');
  const { product } = await import('../../src/site/config/product');
  return {
    /** Runs a command; returns its changes and what is next. */
    create: (...args: readonly string[]) => {
      const scaffold = planScaffold(args, readScaffoldProject);
      writeChanges(scaffold.changes);
      return scaffold;
    },
    /** Problems that `check:content` reports. */
    check: async (root: string) =>
      (
        await checkContent(join(root, 'content'), product, {
          operationsOf: (version) => readOperations(version).operations,
        })
      ).problems.map(({ file, line, message }) => `${file}:${line} ${message}`),
    checkContentFiles,
  };
}

test('a page of every kind, a post and an author are valid, name their blanks, and pass all rules once filled', () =>
  inTestProject(FILES, load, async ({ create, check, checkContentFiles }, root) => {
    expect(KINDS.length).toBeGreaterThan(10);
    const made = KINDS.map((kind) => ({
      kind,
      changes: create('doc', `new-${kind.key}/page`, `All about ${kind.key}`, '--kind', kind.key, '--sidebar', 'rest')
        .changes,
    }));
    const [howTo, post] = [KINDS.find(({ key }) => key === 'howTo')!, KINDS.find(({ key }) => key === 'post')!];
    made.push({
      kind: howTo,
      changes: create('doc', 'rest/how-to/how-to-mute', 'Mute', '--diagram', '--languages', 'node,python,php').changes,
    });
    made.push({
      kind: howTo,
      changes: create('doc', 'rest/how-to/how-to-wave', 'Wave', '--call', 'removeUser', '--no-undo').changes,
    });
    made.push({ kind: post, changes: create('post', 'Mute a user', '--diagram').changes });
    made.push({ kind: post, changes: create('post', 'Wave', 'api-team', '--tags', 'api,branding').changes });
    create('author', 'quality-team', 'Quality: "Team"');
    create('tag', 'docs', 'muting', 'Muting');
    checkContentFiles();

    const lines = (path: string) => readFileSync(path, 'utf8').split('\n');
    const pages = made.map(({ kind, changes }) => ({ kind, path: changes[0]!.path }));
    const data = ['authors', 'docs-tags'].map((name) => join(root, `content/data/${name}.yaml`));
    const expected = [...pages.map(({ path }) => path), ...data].flatMap((path) =>
      lines(path).flatMap((text, index) =>
        [...text.matchAll(/\[blank: ([^\]]*)\]/g)].map(
          ([, what]) => `${path.slice(root.length + 1)}:${index + 1} has a blank to fill: ${what}`,
        ),
      ),
    );
    expect(expected.length).toBeGreaterThan(KINDS.length * 4);
    expect((await check(root)).sort()).toEqual(expected.sort());

    const state = { next: 0 };
    const values = { tags: ['api', 'branding'], author: 'web-team' };
    const docs = { ...values, tags: ['api', 'how-to'] };
    for (const { kind, path } of pages) {
      const words = kind.words ? (kind.words[0] + kind.words[1]) / 2 : 60;
      const from = path.includes('/blog/') ? values : docs;
      writeFileSync(path, fillBlanks(readFileSync(path, 'utf8'), state, { ...from, words }));
    }
    for (const path of data)
      writeFileSync(path, fillBlanks(readFileSync(path, 'utf8'), state, { ...values, words: 0 }));
    checkContentFiles();
    expect(await check(root)).toEqual([]);
  }));
