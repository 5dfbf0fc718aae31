import { formatProblem, type Problem } from '../problems';
import { escapeHtml } from './code-block';
import type { CompiledContent } from './tree-types';

/** What `develop` shows in place of content that cannot be compiled: what is wrong, with file and line, over the page. */
export function faultContent(faults: readonly Problem[]): CompiledContent {
  const items = faults.map((fault) => `<li><code>${escapeHtml(formatProblem(fault))}</code></li>`).join('');
  return {
    tree: [{ type: 'html', html: `<div class="author-fault" role="alert"><p>This page cannot be built:</p><ul>${items}</ul></div>` }],
    excerpt: null,
    headings: [],
    sections: [],
    firstLine: '',
    wordCount: 0,
    code: [],
    hasTitle: false,
    sourceLinks: [],
    faults,
  };
}
