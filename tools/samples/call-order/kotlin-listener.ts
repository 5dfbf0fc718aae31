import type { Node } from '@vscode/tree-sitter-wasm';
import type { SampleError } from '../collect-samples';
import { childOfType, childrenOfType, namesOf, nodesOfType } from './nodes';

const JOIN_CALLS = new Set(['join', 'joinAsGuest', 'connectPermalink']);
const BASE_CLASS = /EventListener$/;
/** The callback that reports a refused join. Without it, a refusal is a black screen. */
const REFUSED = 'onMeetingJoinFailed';

/** Classes that a page declares, by name. */
type KotlinClasses = ReadonlyMap<string, Node>;

/** Returns the classes in a Kotlin file, by name. */
export function kotlinClasses(root: Node): [name: string, node: Node][] {
  return nodesOfType(root, 'class_declaration').map((node) => [childOfType(node, 'type_identifier')?.text ?? '', node]);
}

/**
 * Checks that no listener is empty, and that the listener of each call that joins a meeting handles a refused join.
 * `classes` are those of the page. A listener that comes from outside, as a parameter, is its owner's concern.
 */
export function checkKotlinListeners(root: Node, classes: KotlinClasses): SampleError[] {
  const errors: SampleError[] = [];
  const passed = new Set<number>();
  for (const call of nodesOfType(root, 'call_expression')) {
    const name = namesOf(call.namedChildren[0]).at(-1) ?? '';
    const given = JOIN_CALLS.has(name) ? listenerArgument(call) : undefined;
    const listener = given && resolve(given, root);
    if (!listener) continue;
    passed.add(listener.id);
    if (!handlesRefusal(listener, classes))
      errors.push({
        line: listener.startPosition.row,
        reason: `the listener of ${name} does not override ${REFUSED}; expected a listener that shows a refused join`,
      });
  }
  for (const literal of nodesOfType(root, 'object_literal')) {
    if (passed.has(literal.id) || !baseClasses(literal).some((name) => BASE_CLASS.test(name))) continue;
    if (overrides(literal).length === 0)
      errors.push({ line: literal.startPosition.row, reason: 'a listener overrides nothing; expected callbacks' });
  }
  return errors;
}

/** Returns the value of the argument `eventListener`, or an object that is passed by position. */
function listenerArgument(call: Node): Node | undefined {
  const suffix = childOfType(call, 'call_suffix');
  const values = childOfType(suffix, 'value_arguments');
  for (const argument of values ? childrenOfType(values, 'value_argument') : []) {
    const [first, second] = argument.namedChildren;
    if (second && first?.text === 'eventListener') return second;
    if (!second && first?.type === 'object_literal') return first;
  }
  return undefined;
}

/** Follows a name to the value of its property. Returns nothing for a parameter, whose value is not in this file. */
function resolve(value: Node, root: Node): Node | undefined {
  if (value.type !== 'simple_identifier') return value;
  const property = nodesOfType(root, 'property_declaration').find(
    (node) => childOfType(childOfType(node, 'variable_declaration'), 'simple_identifier')?.text === value.text,
  );
  const initial = property?.namedChildren.at(-1);
  return initial && /^(?:object_literal|call_expression)$/.test(initial.type) ? initial : undefined;
}

function handlesRefusal(listener: Node, classes: KotlinClasses): boolean {
  if (listener.type === 'call_expression') {
    const declared = classes.get(namesOf(listener.namedChildren[0]).at(-1) ?? '');
    return declared !== undefined && handlesRefusal(declared, classes);
  }
  if (overrides(listener).includes(REFUSED)) return true;
  return baseClasses(listener).some((name) => {
    const base = classes.get(name);
    return base !== undefined && base.id !== listener.id && handlesRefusal(base, classes);
  });
}

/** Returns the names of the functions in the body of an object or class. */
function overrides(node: Node): string[] {
  const body = childOfType(node, 'class_body');
  return (body ? childrenOfType(body, 'function_declaration') : []).map(
    (declaration) => childOfType(declaration, 'simple_identifier')?.text ?? '',
  );
}

function baseClasses(node: Node): string[] {
  return childrenOfType(node, 'delegation_specifier').map(
    (base) => nodesOfType(base, 'type_identifier')[0]?.text ?? '',
  );
}
