import Prism from 'prismjs/components/prism-core';
import 'prismjs/components/prism-clike';
import 'prismjs/components/prism-javascript';
import 'prismjs/components/prism-json';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-python';
import 'prismjs/components/prism-markup';
import 'prismjs/components/prism-markup-templating';
import 'prismjs/components/prism-php';
import 'prismjs/components/prism-go';
import 'prismjs/components/prism-ruby';
import { slimTokens } from '../../../content/shared/tree/slim-tokens';
import { improveShellTokens } from '../../../reference/shared/shell-tokens';

// Without this, Prism would look for code on the whole page by itself.
Prism.manual = true;
improveShellTokens(Prism.languages);

/** Prism's names of the languages that samples have on their heads. */
const GRAMMARS: Readonly<Record<string, string>> = {
  cURL: 'bash',
  Shell: 'bash',
  'Node.js': 'javascript',
  JavaScript: 'javascript',
  Python: 'python',
  PHP: 'php',
  Go: 'go',
  Ruby: 'ruby',
  JSON: 'json',
  HTML: 'markup',
};

/**
 * Highlights code as the build does for the code of pages.
 *
 * @param language display name of the language
 * @returns markup in which the code is escaped; undefined for a language that has no grammar here
 */
export function highlight(code: string, language: string): string | undefined {
  const name = GRAMMARS[language];
  const grammar = name === undefined ? undefined : Prism.languages[name];
  return name && grammar ? slimTokens(Prism.highlight(code, grammar, name)) : undefined;
}
