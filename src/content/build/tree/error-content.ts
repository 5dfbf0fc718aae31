import { escapeHtml } from '../../../site/escape-html';
import { formatProblem, type Problem } from '../../../site/problems';
import type { CompiledContent } from '../../shared/tree/syntax-tree';

/** Returns what `develop` shows instead of content that cannot be compiled: its problems with file and line. */
export function errorContent(problems: readonly Problem[]): CompiledContent {
  const items = problems.map((problem) => `<li><code>${escapeHtml(formatProblem(problem))}</code></li>`).join('');
  return {
    tree: [
      {
        type: 'html',
        html: `<div class="author-error" role="alert"><p>This page cannot be built:</p><ul>${items}</ul></div>`,
      },
    ],
    excerpt: null,
    headings: [],
    sections: [],
    firstLine: '',
    wordCount: 0,
    code: [],
    hasTitle: false,
    problems,
  };
}
