import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';
import { improveShellTokens } from '../shared/shell-tokens';

let isImproved = false;

/** Improves how Prism highlights shell code, once. Must run before any shell code is highlighted. */
export function improveShellGrammar(): void {
  if (isImproved) return;
  isImproved = true;
  // A language that is loaded again would lose what is changed below.
  loadLanguages(['json', 'bash'].filter((name) => !(name in Prism.languages)));
  improveShellTokens(Prism.languages);
}
