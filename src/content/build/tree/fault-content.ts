import { formatProblem, type Problem } from '../../../site/problems';
import { escapeHtml } from '../../shared/tree/code-block';
import type { CompiledContent } from '../../shared/tree/syntax-tree';

/** What `develop` shows in place of content that cannot be compiled: what is wrong, with file and line, over the page. */
export function faultContent(faults: readonly Problem[]): CompiledContent {
  const items = faults.map((fault) => `<li><code>${escapeHtml(formatProblem(fault))}</code></li>`).join('');
  return {
    tree: [
      {
        type: 'html',
        html: `<div class="author-fault" role="alert"><p>This page cannot be built:</p><ul>${items}</ul></div>`,
      },
    ],
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
