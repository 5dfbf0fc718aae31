import { join } from 'node:path';
import { displayPath } from '../../src/site/build/source-text';
import { comparablePath } from '../../src/site/routes';
import { toKebab } from '../../src/site/slug';
import { expandTokens } from '../../src/site/tokens';
import type { ScaffoldOptions } from './arguments';
import { frontMatter, pageBody } from './skeleton';
import { ScaffoldError, type Scaffold, type ScaffoldProject } from './types';
import { allowedNames, checkTags, developShows, readPlannedPage } from './values';

/**
 * A post of today.
 *
 * @throws ScaffoldError if a value is invalid or the address is taken
 */
export function planPost(
  title: string,
  author: string | undefined,
  options: ScaffoldOptions,
  project: ScaffoldProject,
): Scaffold {
  const { day, tokens, known, root, pages, rules } = project;
  const name = toKebab(expandTokens(title, tokens));
  if (!/^[a-z0-9-]+$/.test(name))
    throw new ScaffoldError(
      `TITLE: found ${JSON.stringify(title)}; expected a title whose URL consists of letters a to z, digits and -.`,
    );
  if (author !== undefined && !known.authors.has(author))
    throw new ScaffoldError(
      `AUTHOR: found ${JSON.stringify(author)}; must be a key in content/data/authors.yaml ` +
        `(${allowedNames(author, known.authors)}).`,
    );
  checkTags(options.tags, known.blogTags, project);
  const relativePath = `${day}-${name}.mdx`;
  const path = join(root, 'blog', relativePath);
  const route = `/blog/${name}`;
  const owner = pages.find((page) => comparablePath(page.route) === comparablePath(route));
  if (owner)
    throw new ScaffoldError(`TITLE: the address ${route} already belongs to ${owner.file}; choose another title.`);
  const kind = rules.kindOf(route);
  if (!kind) throw new ScaffoldError(`The address ${route} matches no kind in content/data/page-kinds.yaml.`);
  const near = pages.filter((page) => page.kind === 'doc' && page.frontMatter.draft !== true);
  const context = { route, kind, options, near, project, post: { author } };
  const text = frontMatter(title, context) + pageBody(context);
  readPlannedPage(text, { file: displayPath(path), kind: 'post', relativePath }, project);
  return {
    changes: [{ path, before: undefined, after: text }],
    next: [developShows(route, project)],
  };
}
