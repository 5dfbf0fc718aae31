import type { Node } from '@vscode/tree-sitter-wasm';
import type { SampleError } from '../collect-samples';
import { childOfType, childrenOfType, namesOf, nodesOf, nodesOfType } from './nodes';

const MEETING_TYPE = /Meeting$/;
const LATER = /^(?:async|asyncAfter|addOperation|Task|run)$/;

/** A moment in the completion of a join call, in the order of the code. */
type Step = { readonly kind: 'delegate' | 'later'; readonly row: number; readonly isLater: boolean };

/**
 * Checks that each completion of `join` and `start(permalink:)` sets the delegate of the meeting before it hands work
 * to another queue: `Setup` is among the first events, and an event without a delegate is lost.
 */
export function checkSwiftDelegate(root: Node): SampleError[] {
  const meetings = meetingNames(root);
  const errors = new Map<number, string>();
  for (const assignment of nodesOfType(root, 'assignment'))
    if (setsDelegate(assignment, meetings) && isInsideLater(assignment))
      errors.set(assignment.startPosition.row, TOO_LATE);
  for (const { name, completion, row } of joinCalls(root)) {
    if (!completion) continue;
    const steps = [...stepsOf(completion, root, meetings, false, new Set())];
    const first = steps.findIndex(({ kind }) => kind === 'delegate');
    const step = steps[first];
    if (!step) errors.set(row, `the completion of ${name} sets no delegate; expected it before anything else`);
    else if (step.isLater || steps.slice(0, first).length > 0) errors.set(step.row, TOO_LATE);
  }
  return [...errors].map(([line, reason]) => ({ line, reason })).sort((a, b) => a.line - b.line);
}

const TOO_LATE =
  'the delegate is set in or after work for another queue, so that Setup can be lost; expected it first in the completion';

interface JoinCall {
  readonly name: string;
  readonly row: number;
  /** The closure or function body, or nothing if it comes from outside. */
  readonly completion: Node | undefined;
}

/** Returns the calls of `X.shared.join(…)` and `X.shared.start(permalink: …)`. */
function joinCalls(root: Node): JoinCall[] {
  return nodesOfType(root, 'call_expression').flatMap((call) => {
    const names = namesOf(call.namedChildren[0]);
    const name = names.at(-1) ?? '';
    const isStart = name === 'start' && argumentsOf(call).some(({ label }) => label === 'permalink');
    if (names.at(-2) !== 'shared' || !(name === 'join' || isStart)) return [];
    const trailing = childOfType(childOfType(call, 'call_suffix'), 'lambda_literal');
    const value = trailing ?? argumentsOf(call).at(-1)?.value;
    return [{ name, row: call.startPosition.row, completion: value && resolveClosure(value, root) }];
  });
}

function argumentsOf(call: Node): { label: string; value: Node | undefined }[] {
  const values = childOfType(childOfType(call, 'call_suffix'), 'value_arguments');
  return (values ? childrenOfType(values, 'value_argument') : []).map((argument) => ({
    label: childOfType(argument, 'value_argument_label')?.text ?? '',
    value: argument.namedChildren.at(-1) ?? undefined,
  }));
}

/** Follows a name to the closure or function that it stands for. */
function resolveClosure(value: Node, root: Node): Node | undefined {
  if (value.type === 'lambda_literal') return value;
  const name = namesOf(value).at(-1) ?? '';
  const property = nodesOfType(root, 'property_declaration').find(
    (node) => childOfType(node, 'pattern')?.text === name,
  );
  return childOfType(property, 'lambda_literal') ?? functionBody(name, root);
}

function functionBody(name: string, root: Node): Node | undefined {
  const declaration = nodesOfType(root, 'function_declaration').find(
    (node) => childOfType(node, 'simple_identifier')?.text === name,
  );
  return childOfType(declaration, 'function_body');
}

/** Walks through a completion in the order of the code, into functions of the same file too. */
function* stepsOf(
  node: Node,
  root: Node,
  meetings: ReadonlySet<string>,
  isLater: boolean,
  visited: Set<number>,
): Generator<Step> {
  if (leavesCompletion(node) && !nodesOfType(node, 'assignment').some((each) => setsDelegate(each, meetings))) return;
  const row = node.startPosition.row;
  if (node.type === 'assignment' && setsDelegate(node, meetings)) yield { kind: 'delegate', row, isLater };
  const later = isLaterCall(node);
  if (later) yield { kind: 'later', row, isLater };
  for (const child of node.namedChildren) if (child) yield* stepsOf(child, root, meetings, isLater || later, visited);
  if (node.type !== 'call_expression' || later) return;
  const callee = namesOf(node.namedChildren[0]);
  const isOwn = callee.length === 1 || (callee.length === 2 && callee[0] === 'self');
  const body = isOwn ? functionBody(callee.at(-1) ?? '', root) : undefined;
  if (!body || visited.has(body.id)) return;
  visited.add(body.id);
  yield* stepsOf(body, root, meetings, isLater, visited);
}

/** True for a branch that ends in `return`, such as that of a refused join: what follows does not run after it. */
function leavesCompletion(node: Node): boolean {
  const isBranch = /^(?:if|guard)_statement$/.test(node.parent?.type ?? '');
  return node.type === 'statements' && isBranch && node.namedChildren.at(-1)?.type === 'control_transfer_statement';
}

/** True for a call that runs a closure at another time: on a queue or in a task. */
function isLaterCall(node: Node): boolean {
  if (node.type !== 'call_expression') return false;
  const name = namesOf(node.namedChildren[0]).at(-1) ?? '';
  return LATER.test(name) && nodesOfType(node, 'lambda_literal').length > 0;
}

function isInsideLater(node: Node): boolean {
  for (let at = node.parent; at; at = at.parent) if (isLaterCall(at)) return true;
  return false;
}

function setsDelegate(assignment: Node, meetings: ReadonlySet<string>): boolean {
  const names = namesOf(assignment.namedChildren[0]);
  return names.at(-1) === 'delegate' && meetings.has(names.at(-2) ?? '');
}

/** Returns the names that hold a meeting: declared with its type, passed to a completion, or bound from such a name. */
function meetingNames(root: Node): Set<string> {
  const names = new Set<string>();
  for (const { completion } of joinCalls(root)) {
    const parameter = completion && nodesOfType(completion, 'lambda_parameter')[0];
    if (parameter) names.add(parameter.childForFieldName('name')?.text ?? '');
  }
  for (const node of nodesOf(root)) {
    if (!/^(?:property_declaration|parameter)$/.test(node.type)) continue;
    const type = childOfType(node, 'type_annotation') ?? node;
    const isMeeting = nodesOfType(type, 'type_identifier').some(({ text }) => MEETING_TYPE.test(text));
    if (isMeeting) names.add((childOfType(node, 'pattern') ?? node.childForFieldName('name'))?.text ?? '');
  }
  for (const node of nodesOf(root)) {
    if (!/^(?:if_statement|guard_statement)$/.test(node.type)) continue;
    const [, bound, value] = node.namedChildren;
    if (bound && names.has(value?.text ?? '')) names.add(bound.text);
  }
  return names;
}
