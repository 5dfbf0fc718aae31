// Syntax of content for the language server of MDX (content/tsconfig.json): front matter, GitHub's Markdown, and the
// ids of headings, `## Title {#id}`, whose braces MDX would take for JavaScript.

import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import remarkFrontmatter from 'remark-frontmatter';

const BRACE_OPEN = 123;
const BRACE_CLOSE = 125;
const HASH = 35;

/** Reads `{#id}` as one token, which has no node in the tree. */
const headingId = {
  name: 'headingId',
  tokenize(effects, ok, nok) {
    return (code) => {
      effects.enter('headingId');
      effects.consume(code);
      return hash;
    };

    function hash(code) {
      if (code !== HASH) return nok(code);
      effects.consume(code);
      return rest;
    }

    function rest(code) {
      // Ends of lines are negative, the end of the file is null.
      if (code === null || code < 0) return nok(code);
      effects.consume(code);
      if (code !== BRACE_CLOSE) return rest;
      effects.exit('headingId');
      return ok;
    }
  },
};

/** A remark plugin that only adds syntax. The language server expects it as the default export. */
export default function contentSyntax() {
  remarkFrontmatter.call(this);
  const { micromarkExtensions, fromMarkdownExtensions } = this.data();
  micromarkExtensions.push(gfm(), { text: { [BRACE_OPEN]: headingId } });
  fromMarkdownExtensions.push(gfmFromMarkdown());
}
