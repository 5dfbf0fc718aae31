import type { Node } from '@vscode/tree-sitter-wasm';

/** Returns a node and all nodes below it, in the order of the code. */
export function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const child of node.namedChildren) if (child) yield* nodesOf(child);
}

/** Returns all nodes of a type at or below a node. */
export function nodesOfType(node: Node, type: string): Node[] {
  return [...nodesOf(node)].filter((each) => each.type === type);
}

export function childrenOfType(node: Node, type: string): Node[] {
  return node.namedChildren.filter((child): child is Node => child?.type === type);
}

export function childOfType(node: Node | null | undefined, type: string): Node | undefined {
  return node ? childrenOfType(node, type)[0] : undefined;
}

/** Returns the parts of a chain of names, such as `["self", "meeting", "delegate"]`. Other expressions are `""`. */
export function namesOf(node: Node | null | undefined): string[] {
  if (!node) return [];
  if (node.type === 'navigation_expression') {
    const [target, suffix] = node.namedChildren;
    return [...namesOf(target), childOfType(suffix, 'simple_identifier')?.text ?? ''];
  }
  // `meeting?.delegate` and `meeting!.delegate` wrap the name in some versions of the grammar.
  if (/^(?:optional_chain|postfix|directly_assignable)/.test(node.type)) return namesOf(node.namedChildren[0]);
  return [/^(?:simple_identifier|self_expression)$/.test(node.type) ? node.text : ''];
}
