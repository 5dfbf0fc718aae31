import { writeFileSync, appendFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { MockApi } from '../../src/mock/shared/types';
import { product } from '../../src/site/config/product';
import type { Problem } from '../../src/site/problems';
import { readOptions } from '../mock-server/options';
import { startMockServer } from '../mock-server/start-mock-server';
import { freePort } from '../project/free-port.mjs';
import { lineInFile, type Sample } from '../samples/collect-samples';
import { serveAssets } from './assets-server';
import { createCallLog, type CallLog } from './call-log';
import { compareState, type StateTime } from './compare-state';
import { EXPECTED_FILE, type ExpectedGuide } from './expected';
import { isOpen, waitFor } from './ports';
import { runProgram, type ProgramLanguage } from './run-program';
import { openShell, type SampleRun } from './shell-session';
import type { Guide, Step } from './types';
import { createWorkspace, type Workspace } from './workspace';

const API = `https://api.${product.domain}`;
/** Milliseconds that pass on the clock of the mock server while a reader changes to another terminal. */
const PAUSE = 3000;
/** A host that pages fetch images from. */
const ASSETS = 'https://assets.example.org';

/** A guide that is being followed. */
interface Run {
  readonly guide: Guide;
  readonly expected: ExpectedGuide;
  readonly calls: CallLog;
  readonly workspace: Workspace;
  /** The code of a sample as it is run on this machine. */
  readonly adapted: (code: string) => string;
  readonly problems: Problem[];
}

/** A mock server for one guide after another, which takes a while to start. */
export interface GuideServer {
  /**
   * Follows a guide from top to bottom, and returns what is not as the page and `expected.yaml` promise: the first
   * call, output or state that differs.
   */
  readonly run: (guide: Guide, expected: ExpectedGuide) => Promise<Problem[]>;
  readonly close: () => Promise<void>;
}

export async function startGuideServer(): Promise<GuideServer> {
  let calls = createCallLog();
  const server = await startMockServer(readOptions(['--port', '0', '--api-key', 'YOUR_API_KEY']), {
    print: () => undefined,
    onFault: (message) => calls.fail(message),
    observe: (request, response) => calls.add(request, response),
  });
  const assets = await serveAssets();
  return {
    run: async (guide, expected) => {
      calls = createCallLog();
      const workspace = await createWorkspace(server.url, expected);
      try {
        return await follow(
          { guide, expected, calls, workspace, hosts: { [API]: server.url, [ASSETS]: assets.url } },
          server.api,
        );
      } finally {
        workspace.remove();
        server.api.reset();
      }
    },
    close: async () => {
      assets.close();
      await server.close();
    },
  };
}

async function follow(
  {
    hosts,
    ...means
  }: Pick<Run, 'guide' | 'expected' | 'calls' | 'workspace'> & { readonly hosts: Record<string, string> },
  api: MockApi,
): Promise<Problem[]> {
  const { guide, expected, calls, workspace } = means;
  const port = await freePort();
  const replacements = Object.entries({ ...expected.replace, ...hosts });
  const run: Run = {
    ...means,
    workspace: { ...workspace, env: { ...workspace.env, GUIDE_PORT: String(port) } },
    adapted: (code) =>
      replacements.reduce((text, [from, to]) => text.replaceAll(from, to.replaceAll('{port}', String(port))), code),
    problems: [],
  };
  const check = async (time: StateTime): Promise<void> => {
    const problem = compareState(guide, expected, time, await calls.state(api));
    if (problem) run.problems.push(problem);
  };
  const pass = (): Promise<void> => api.forward(PAUSE);
  const { language } = guide;
  await (language === 'bash' ? followInShell(run, check, port, pass) : followAsProgram(run, language, check));
  checkCalls(run, true);
  return run.problems;
}

type CheckState = (time: StateTime) => Promise<void>;

async function followInShell(run: Run, check: CheckState, port: number, pass: () => Promise<void>): Promise<void> {
  const { guide, workspace, adapted, expected, problems, calls } = run;
  const shell = openShell(workspace.folder, workspace.env);
  let last: { readonly sample: Sample; readonly result: SampleRun } | undefined;
  let isUndoing = false;
  let done: Sample | undefined;
  try {
    for (const [index, step] of guide.steps.entries()) {
      const { sample } = step;
      if (step.kind === 'save') saveFile(run, step);
      if (step.kind === 'output' && last) checkOutput(run, last.result.printed, step.sample);
      if (step.kind === 'run') {
        if (step.isUndo && !isUndoing) {
          await check({ isUndone: false, after: done });
          if (problems.length > 0) return;
          await shell.interrupt();
          isUndoing = true;
        }
        const code = adapted(sample.code);
        const until = Object.entries(expected.background).find(([text]) => sample.code.includes(text))?.[1];
        if (until !== undefined) {
          const before = calls.all().length;
          await shell.start(index, code);
          if (!(await waitFor(() => (until === 'port' ? isOpen(port) : calls.has(until, before)))))
            problems.push(problemAt(sample, 0, `runs, but not until ${until}: ${sample.code}`));
          await pass();
        } else {
          last = { sample, result: await shell.run(index, code) };
          checkRun(run, sample, last.result);
        }
        checkCalls(run, false);
        done = sample;
      }
      if (problems.length > 0) return;
    }
    await check({ isUndone: isUndoing, after: done });
  } finally {
    await shell.interrupt();
    shell.close();
  }
}

async function followAsProgram(run: Run, language: ProgramLanguage, check: CheckState): Promise<void> {
  const { guide, workspace, adapted, problems } = run;
  const pieces = guide.steps.flatMap((step) => (step.kind === 'run' ? [step.sample] : []));
  const { status, printed, errors, failure } = await runProgram(
    language,
    pieces.map(({ code }) => adapted(code)),
    workspace,
  );
  let last = -1;
  for (const step of guide.steps) {
    if (step.kind === 'run') last += 1;
    if (step.kind === 'output' && problems.length === 0 && printed[last] !== undefined)
      checkOutput(run, printed[last] ?? '', step.sample);
  }
  checkCalls(run, false);
  const failed = failure && pieces[failure.piece];
  if (failed && problems.length === 0) {
    const message = `ended with exit code ${status ?? 'none'} in ${language}\nPrinted: ${failure.printed}\n${errors.trim()}`;
    problems.push(problemAt(failed, failure.line, message));
  }
  const isUndone = guide.steps.some((step) => step.kind === 'run' && step.isUndo);
  if (problems.length === 0) await check({ isUndone, after: pieces.at(-1) });
}

function saveFile({ workspace, adapted }: Run, { sample, file }: Extract<Step, { readonly kind: 'save' }>): void {
  const path = join(workspace.folder, file);
  const code = `${adapted(sample.code)}\n`;
  if (existsSync(path)) appendFileSync(path, `\n\n${code}`);
  else writeFileSync(path, code);
}

function checkRun({ problems, guide, calls }: Run, sample: Sample, { failure, printed, errors }: SampleRun): void {
  if (!failure) return;
  // A call that has been refused is why a later command finds no value.
  const refused = calls.all().findLast(({ text }) => / [45]\d\d$/.test(text));
  problems.push(
    problemAt(
      sample,
      (failure.line ?? 1) - 1,
      [
        `ended with exit code ${failure.status} in ${guide.language}: ${failure.command}`,
        `Printed: ${[printed, errors].filter(Boolean).join('\n').trim() || 'nothing'}`,
        ...(refused ? [`Refused before: ${refused.text} ${refused.body}`] : []),
      ].join('\n'),
    ),
  );
}

function checkOutput({ problems, guide }: Run, printed: string, shown: Sample): void {
  if (comparable(printed) === comparable(shown.code)) return;
  problems.push(
    problemAt(
      shown,
      -1,
      `in ${guide.language}, this is shown:\n${shown.code}\nBut this was printed:\n${printed.trimEnd()}`,
    ),
  );
}

/** Compares the calls with the expected ones; those so far, unless the guide is at its end. */
function checkCalls({ guide, expected, calls, problems }: Run, isEnd: boolean): void {
  if (problems.length > 0 && isEnd) return;
  const seen = calls.all().filter(({ text }, index, all) => text !== all[index - 1]?.text);
  const wrong = seen.findIndex(({ text }, index) => text !== expected.calls[index]);
  const call = seen[wrong];
  if (call) {
    const sample = guide.steps[call.place?.sample ?? -1]?.sample;
    const message = [
      `called ${call.text}`,
      `Expected: ${expected.calls[wrong] ?? 'no further call'} (${EXPECTED_FILE})`,
      `Answered: ${call.body || 'nothing'}`,
      ...(sample ? [`Run: ${sample.code}`] : [`Followed in ${guide.language}`]),
    ].join('\n');
    // The cause of whatever else has gone wrong.
    problems.unshift(sample ? problemAt(sample, (call.place?.line ?? 1) - 1, message) : { file: guide.file, message });
  } else if (isEnd && seen.length < expected.calls.length) {
    const message = `in ${guide.language}, did not call ${expected.calls[seen.length] ?? ''} (${EXPECTED_FILE})`;
    problems.push({ file: guide.file, message });
  }
}

function problemAt(sample: Sample, line: number, message: string): Problem {
  return { file: sample.file, line: line < 0 ? sample.line : lineInFile(sample, line), message };
}

/** Without what differs between meetings: keys, and how often the server was not ready. */
function comparable(output: string): string {
  return output
    .replace(/\b[A-Za-z0-9]{24}\b/g, 'KEY')
    .replace(/^ready: false\n/gm, '')
    .replace(/\s+$/gm, '');
}
