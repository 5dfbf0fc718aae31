import type { Problem } from '../../src/site/problems';
import type { ContentPage } from '../content-pages';
import { lineOf, walk } from '../markdown';

/** Reports images that say nothing to readers who do not see them. */
export function checkImages(page: ContentPage): Problem[] {
  const problems: Problem[] = [];
  walk(page.tree, (node) => {
    if (node.type === 'image' && !node.alt?.trim())
      problems.push({
        file: page.file,
        line: lineOf(node),
        message: `shows the image ${node.url} without a text; expected what it shows: ![text](${node.url})`,
      });
  });
  return problems;
}
