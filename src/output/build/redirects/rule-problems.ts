import { matchRedirect, splitTarget, type Redirects } from '../../../site/redirects';
import { covers, exampleOf, meet } from './patterns';

interface RuleProblem {
  readonly line: number;
  readonly message: string;
}

const GONE = 'gone';

type LineOf = (key: keyof Redirects, index: number) => number;

/**
 * Finds redirects that never apply, because an earlier one applies to the same paths, and those that lead to an address
 * that is redirected or gone itself.
 */
export function findRuleProblems(rules: Redirects, lineOf: LineOf): RuleProblem[] {
  return [...findUnused(rules, lineOf), ...findChains(rules, lineOf)];
}

function findUnused({ redirects, gone }: Redirects, lineOf: LineOf): RuleProblem[] {
  const all = [
    ...redirects.map(({ from }, index) => ({ from, line: lineOf('redirects', index) })),
    ...gone.map((from, index) => ({ from, line: lineOf('gone', index) })),
  ];
  return all.flatMap(({ from, line }, index) => {
    const earlier = all.slice(0, index).find((other) => covers(other.from, from));
    if (!earlier) return [];
    const same = earlier.from === from ? 'is already in' : `never applies, because ${earlier.from} comes first, in`;
    return [{ line, message: `${from} ${same} line ${earlier.line}` }];
  });
}

function findChains(rules: Redirects, lineOf: LineOf): RuleProblem[] {
  const patterns = [...rules.redirects.map(({ from }) => from), ...rules.gone];
  return rules.redirects.flatMap((redirect, index) => {
    for (const pattern of patterns) {
      const values = meet(redirect.to, pattern);
      const start = values && exampleOf(redirect.from, values);
      if (start === undefined) continue;
      const steps = follow(start, rules, redirect);
      if (steps.length < 2) continue;
      return [{ line: lineOf('redirects', index), message: describe(start, steps, rules.redirects.length) }];
    }
    return [];
  });
}

/** Where a path leads, one address after the other; empty if another rule than this one applies to it. */
function follow(start: string, rules: Redirects, rule: Redirects['redirects'][number]): string[] {
  const steps: string[] = [];
  let path = start;
  while (steps.length <= rules.redirects.length) {
    const moved = matchRedirect(path, rules);
    if (!moved) break;
    if (moved.status === 410) return [...steps, GONE];
    if (steps.length === 0 && moved.redirect !== rule) break;
    steps.push(moved.to);
    path = decodeURI(splitTarget(moved.to).path);
  }
  return steps;
}

/** @param limit more steps than this are a loop, because one of the rules has applied twice */
function describe(start: string, steps: readonly string[], limit: number): string {
  const [to, next] = steps;
  if (steps.length > limit && !steps.includes(GONE))
    return `${start} leads in a loop: ${[start, ...steps.slice(0, 3)].join(' → ')}`;
  if (next === GONE) return `${start} leads to ${to}, which is listed as gone`;
  const last = steps.at(-1);
  const hint = last === GONE ? 'and is gone in the end' : `redirect directly to ${last}`;
  return `${start} leads to ${to}, which is redirected to ${next}: ${hint}`;
}
