import { CREDENTIALS } from '../../reference/shared/types';
import { inTestProject } from '../../site/build/test-support';

const DOC = { 'docs/good.mdx': '---\ntitle: Good\n---\n\nText.\n' };

/** Returns the problems of data files that Gatsby's first hook, `onPreInit`, reports in both `build` and `develop`. */
function problemsOf(files: Readonly<Record<string, string>>): Promise<string[]> {
  const data = Object.fromEntries(Object.entries(files).map(([name, text]) => [`data/${name}`, text]));
  return inTestProject(
    { ...DOC, ...data },
    () => import('./node'),
    async ({ onPreInit }) => {
      const error = jest.fn<undefined, [string]>();
      // Only what the hook uses: Gatsby passes some twenty more helpers.
      const args = { reporter: { error }, store: { dispatch: jest.fn() } } as unknown as Parameters<
        NonNullable<typeof onPreInit>
      >[0];
      await onPreInit?.(args, { plugins: [] }, () => undefined);
      return error.mock.calls.flatMap(([message]) => message.split('\n').slice(1));
    },
  );
}

const CREDENTIAL_WORDS = CREDENTIALS.map((name) => `${name}: A`).join(', ');
const WORDS = `title: A\nsubject: A\nsubtitle: A\ncredentials: { ${CREDENTIAL_WORDS} }\n`;
const OTHER_WORDS =
  'names: { options: A, customFields: A, layouts: A, webhooks: A, observerEvents: A }\nobserverEvents: []\nsections: []\n';

test.each<[string, string, string, string]>([
  [
    'an area with an invalid path',
    'search-areas.yaml',
    '- label: All\n  path: docs\n  rank: 1\n- { label: B, path: /, rank: 1 }\n',
    '2 field "0.path": found "docs"; must be a path such as /docs/rest or /',
  ],
  [
    'a list of areas without a catch-all',
    'search-areas.yaml',
    '- { label: B, path: /docs, rank: 1 }\n',
    '1 found [{"label":"B","path":"/docs","rank":1}]; the last area must have the path / to match all other pages',
  ],
  [
    'a cheatsheet with an invalid status',
    'cheatsheet.yaml',
    `${WORDS}statuses:\n  "20": done\n${OTHER_WORDS}`,
    '6 field "statuses.20": found "20"; allowed: a status code of three digits',
  ],
])('reports %s with its location before Gatsby runs', async (_name, file, text, problem) => {
  expect(await problemsOf({ [file]: text })).toEqual([`content/data/${file}:${problem}`]);
});

test('checks the sidebars file of a docs version like the common one', async () => {
  expect(await problemsOf({ 'sidebars-current.yaml': 'rest:\n  - type: dok\n' })).toEqual([
    'content/data/sidebars-current.yaml:2 field "rest.0.type": found "dok"; allowed: doc, link, html, category',
  ]);
});

test('reports a data file that nothing reads, with the nearest name or the allowed names', async () => {
  expect(await problemsOf({ 'navbars.yaml': '[]', 'page-kinds.yaml': '', 'notes.txt': '' })).toEqual([
    'content/data/navbars.yaml is a data file that nothing reads; nearest: navbar.yaml',
  ]);
  expect(await problemsOf({ 'footer.yml': '[]', 'sidebars-9.yaml': '{}', 'words-of-others.yaml': '' })).toEqual([
    'content/data/footer.yml is a data file that nothing reads; nearest: footer.yaml',
    'content/data/sidebars-9.yaml is a data file that nothing reads; nearest: sidebars.yaml',
    expect.stringMatching(
      /^content\/data\/words-of-others\.yaml is .*; allowed: authors\.yaml, .*, search-areas\.yaml, sidebars-current\.yaml, sidebars\.yaml, strings\.yaml, terms\.yaml, versions\.yaml$/,
    ),
  ]);
});
