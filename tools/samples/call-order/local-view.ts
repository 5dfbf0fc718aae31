import type { Node } from '@vscode/tree-sitter-wasm';
import { childOfType, namesOf, nodesOfType } from './nodes';

/** Names that say whether the remote view already contains the local user: a field of an event, and a callback. */
const MODE = { kotlin: 'onStreamingModeChanged', swift: 'p2p' } as const;

/** Returns the line, counted from 0, in which a program puts the local video on the screen, if it does. */
export function localViewRow(root: Node, language: 'kotlin' | 'swift'): number | undefined {
  const node =
    language === 'swift'
      ? nodesOfType(root, 'navigation_expression').find((each) => namesOf(each).at(-1) === 'localVideoView')
      : nodesOfType(root, 'value_argument').find(passesLocalView);
  return node?.startPosition.row;
}

/** True for an argument such as `local = view`, but not for `local = null`. */
function passesLocalView(argument: Node): boolean {
  const [name, value] = argument.namedChildren;
  const isNamed = name?.text === 'local' && childOfType(argument, 'simple_identifier')?.id === name.id;
  return isNamed && value !== null && value !== undefined && argument.children.at(-1)?.text !== 'null';
}

/** True if a program reads whether to show the local video. */
export function followsMode(root: Node, language: 'kotlin' | 'swift'): boolean {
  return nodesOfType(root, 'simple_identifier').some(({ text }) => text === MODE[language]);
}
