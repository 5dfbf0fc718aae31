import { formatProblem } from '../../src/site/problems';
import type { Edit, Plan, Sources } from './types';

/** What a plan changes, one change a line, for a terminal. */
export function describePlan(plan: Plan, { texts }: Pick<Sources, 'texts'>): string {
  const edits = [...plan.edits].sort((one, two) => one.file.localeCompare(two.file) || one.start - two.start);
  const sections: readonly (readonly [string, readonly string[]])[] = [
    [
      'Files',
      [...plan.moves.map(({ from, to }) => `${from} → ${to}`), ...plan.removed.map((file) => `${file} is removed`)],
    ],
    ['Addresses', plan.addresses.map(({ from, to }) => `${from} → ${to ?? 'gone (410)'}`)],
    ['Edits', edits.map((edit) => describeEdit(edit, texts.get(edit.file) ?? ''))],
    ['Note', plan.notes],
    ['Not changed: mend by hand what still means the page', plan.mentions.map(formatProblem)],
    ['To mend before: these links would lead nowhere', plan.remaining.map(formatProblem)],
  ];
  return sections
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => `${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`)
    .join('\n\n');
}

function describeEdit({ file, start, end, text }: Edit, source: string): string {
  const line = source.slice(0, start).split('\n').length;
  const before = shown(source.slice(start, end));
  const after = shown(text);
  const change = before === '' ? `+ ${after}` : after === '' ? `- ${before}` : `${before} → ${after}`;
  return `${file}:${line}  ${change}`;
}

/** A text in one line. */
function shown(text: string): string {
  const lines = text.trim().split(/\s*\n\s*/);
  return lines.length > 3 ? `${lines[0]} … (${lines.length} lines)` : lines.join(' ⏎ ');
}
