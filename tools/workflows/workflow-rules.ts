import type { Job, Step, Workflow } from './read-workflows';

/** Commands of steps that are not the project's own, and why. */
const OTHER_COMMANDS: Readonly<Record<string, string>> = {
  'npm ci': 'installs all packages',
  'npm ci --omit=dev': 'installs what builds and releases need',
  'npm test': 'every check',
  'git config --global --add safe.directory "$GITHUB_WORKSPACE"': 'the files belong to another user than the container',
  'install -D -m 600 /dev/stdin ~/.ssh/id_ed25519 <<< "$DEPLOY_KEY"': 'the key for ssh, which npm run release calls',
  'install -D -m 600 /dev/stdin ~/.ssh/known_hosts <<< "$DEPLOY_HOST_KEYS"': 'the hosts that ssh trusts',
};

/** Commands whose result shows when a file was last changed. */
const READS_HISTORY = ['npm run build', 'npm test', 'npm run test:all'];

/** What builds keep from run to run, and why. The first three belong together: the third says what they fit. */
const CACHES: Readonly<Record<string, string>> = {
  '.cache': 'what Gatsby and the build know of files that have not changed',
  public: 'the pages and bundles made from it',
  '.tmp/caches-made-with': 'the code and settings that both were made with; without it, the build deletes them',
  'node_modules/.cache': 'diagrams and compressed copies, by digest',
};

/**
 * Checks what actionlint does not know: that each step is one command of this project, so that any other CI can do the
 * same, and that neither foreign code nor the text of a pull request gets hold of secrets.
 *
 * @param scripts names of the scripts in package.json
 * @returns messages that begin with the file and the job
 */
export function findWorkflowProblems(workflow: Workflow, scripts: readonly string[]): string[] {
  const problems: string[] = [];
  if (JSON.stringify(workflow.permissions) !== '{"contents":"read"}')
    problems.push('permissions: expected "contents: read"; a job that needs more asks for it');
  if ('pull_request_target' in workflow.on)
    problems.push('on: pull_request_target would give secrets to the code of strangers; expected pull_request');
  for (const [name, job] of Object.entries(workflow.jobs))
    problems.push(...jobProblems(job, scripts).map((problem) => `${name}: ${problem}`));
  return problems.map((problem) => `${workflow.file} ${problem}`);
}

function jobProblems(job: Job, scripts: readonly string[]): string[] {
  const problems: string[] = [];
  if (job.steps.length > 0 && job['timeout-minutes'] === undefined)
    problems.push('has no timeout-minutes; without it, a hanging job runs for six hours');
  if (/\bsecrets\./.test(JSON.stringify(job)) && job.environment === undefined)
    problems.push('uses secrets but has no environment, whose rules say who may use them');
  if (job.steps.some(({ run }) => READS_HISTORY.includes(run ?? ''))) problems.push(...historyProblems(job));
  if (job.steps.some(({ run }) => run === 'npm run build')) problems.push(...buildProblems(job));
  for (const step of job.steps) {
    if (step.run !== undefined) problems.push(...commandProblems(step.run, scripts));
    if (step.uses !== undefined) problems.push(...actionProblems(step.uses, step, job));
  }
  return problems;
}

function historyProblems({ steps }: Job): string[] {
  const checkout = steps.find(({ uses }) => uses?.startsWith('actions/checkout@'));
  return checkout?.with['fetch-depth'] === 0
    ? []
    : ['builds from a shallow clone, in which pages have no date; expected fetch-depth: 0'];
}

function buildProblems({ env, steps }: Job): string[] {
  const problems: string[] = [];
  if (!env.SITE_URL)
    problems.push('builds without SITE_URL, so that pages name the example host; expected env.SITE_URL');
  const cache = steps.findIndex(({ uses }) => uses?.startsWith('actions/cache@'));
  const { path, key, 'restore-keys': others } = steps[cache]?.with ?? {};
  const found = String(path ?? '')
    .trim()
    .split('\n')
    .sort();
  const expected = Object.keys(CACHES).sort();
  if (found.join() !== expected.join())
    problems.push(`keeps ${found.join(', ') || 'nothing'} for the next build; expected ${expected.join(', ')}`);
  else if (!String(key).includes('github.sha') || !others)
    problems.push('has caches without github.sha in their key or without restore-keys, so that they are never renewed');
  const install = steps.findIndex(({ run }) => run?.startsWith('npm ci'));
  const build = steps.findIndex(({ run }) => run === 'npm run build');
  if (cache !== -1 && !(install < cache && cache < build))
    problems.push('restores caches too early or too late: npm ci empties node_modules, and npm run build needs them');
  return problems;
}

function commandProblems(run: string, scripts: readonly string[]): string[] {
  if (/\$\{\{/.test(run)) return [`"${run}" contains an expression, which can inject commands; expected env`];
  if (run in OTHER_COMMANDS) return [];
  const script = /^npm run ([\w:-]+)(?: -- [^\n;&|<>`]+)?$/.exec(run)?.[1];
  if (script === undefined)
    return [
      `"${run}" is not one of the project's commands; allowed: npm run NAME, ${Object.keys(OTHER_COMMANDS).join(', ')}`,
    ];
  return scripts.includes(script)
    ? []
    : [`"${run}": package.json has no script "${script}"; allowed: ${scripts.join(', ')}`];
}

function actionProblems(uses: string, step: Step, job: Job): string[] {
  const problems: string[] = [];
  if (!/^[\w.-]+\/[\w./-]+@(?:v\d+|[0-9a-f]{40})$/.test(uses))
    problems.push(`"${uses}": expected a version, as in actions/checkout@v4, or a full commit`);
  if (uses.startsWith('actions/checkout@') && step.with['persist-credentials'] !== false && !writes(job))
    problems.push(`"${uses}" leaves the token of the repository behind; expected persist-credentials: false`);
  return problems;
}

function writes(job: Job): boolean {
  return /"contents":"write"/.test(JSON.stringify(job.permissions ?? {}));
}
