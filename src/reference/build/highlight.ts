import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';
import { codeBlockHtml, foldedJsonHtml, splitMarkupLines } from '../../content/shared/tree/code-block';
import { slimTokens } from '../../content/shared/tree/slim-tokens';
import { escapeHtml } from '../../site/escape-html';
import type { ElementContent } from 'hast';
import { foldJson } from './fold-json';
import { raw } from './markup';
import { improveShellGrammar } from './shell-grammar';

const LANGUAGES = ['javascript', 'python', 'php', 'go', 'ruby', 'json'];
let isLoaded = false;

/** Highlights the syntax of code, as in code fences of the content. */
function highlight(code: string, language: string): string {
  if (!isLoaded) {
    loadLanguages(LANGUAGES.filter((name) => !(name in Prism.languages)));
    improveShellGrammar();
    isLoaded = true;
  }
  const grammar = Prism.languages[language];
  return grammar ? Prism.highlight(code, grammar, language) : escapeHtml(code);
}

/** Renders a code block like those of code fences, including the buttons. */
export function codeBlock(code: string, language: string, title: string | null = null): ElementContent {
  const html = codeBlockHtml(highlight(code, language), { language, title, lineNumbers: null, highlighted: [] });
  return raw(html, { language, title, text: code });
}

/** Renders formatted JSON, whose objects and lists can be folded. */
export function jsonBlock(json: string): ElementContent {
  const html = foldJson(json.split('\n'), splitMarkupLines(slimTokens(highlight(json, 'json'))));
  return raw(foldedJsonHtml(html), { language: 'json', title: null, text: json });
}
