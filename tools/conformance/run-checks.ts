import pLimit from 'p-limit';
import { compareAnswer, type Check } from './check';
import { conditionChecks } from './rules/conditions';
import { encodingChecks, fileChecks } from './rules/files';
import { markdownChecks } from './rules/markdown';
import { methodChecks, movedChecks, nothingChecks } from './rules/nothing';
import { pageChecks } from './rules/pages';
import { send } from './send';
import type { Site } from './site';

export interface Difference {
  readonly rule: string;
  /** Method and target of the request. */
  readonly request: string;
  readonly problem: string;
}

/** Requests at a time. */
const AT_ONCE = 4;

/** All requests that are sent to a host of a site. */
export function allChecks(site: Site): Check[] {
  return [
    pageChecks,
    markdownChecks,
    fileChecks,
    encodingChecks,
    conditionChecks,
    nothingChecks,
    methodChecks,
    movedChecks,
  ].flatMap((checksOf) => checksOf(site));
}

/** Sends all requests to a host. Returns what differs from what the site expects of it, in the order of the checks. */
export async function runChecks(checks: readonly Check[], host: URL): Promise<Difference[]> {
  const limit = pLimit(AT_ONCE);
  const differences = await Promise.all(checks.map((check) => limit(() => runCheck(check, host))));
  return differences.flat();
}

async function runCheck(check: Check, host: URL): Promise<Difference[]> {
  const request = `${check.method ?? 'GET'} ${check.target.slice(0, 100)}`;
  let problems: string[];
  try {
    const taken = check.sendsAfter?.(await send(host, { target: check.target }));
    problems = compareAnswer(check, await send(host, taken ? { ...check, sends: taken } : check), host);
  } catch (error) {
    problems = [(error as Error).message];
  }
  return problems.map((problem) => ({ rule: check.rule, request, problem }));
}
