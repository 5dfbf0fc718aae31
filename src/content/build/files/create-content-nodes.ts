import { relative } from 'node:path';
import type { CreateNodeArgs } from 'gatsby';
import { env } from '../../../site/build/env';
import { compileAhead } from '../compiler/content-compiler';
import { kindOf, readContent } from './scan';
import { ContentError } from '../../../site/problems';

const TYPE_NAMES = { doc: 'Doc', page: 'Page', 'blog-post': 'BlogPost' } as const;

/** Creates the `Doc`, `BlogPost` or `Page` node for an `Mdx` node, as its child. */
export function createContentNode(args: CreateNodeArgs): void {
  const { node, actions, createNodeId, reporter } = args;
  const path = String(node.internal.contentFilePath);
  const kind = kindOf(path);
  if (!kind) return;
  const read = (() => {
    try {
      return readContent(path, kind, (message) => reporter.warn(message));
    } catch (error) {
      if (error instanceof ContentError) return { fields: undefined, problems: error.problems, type: kind.type };
      throw error;
    }
  })();
  if (read.problems.length > 0 || !read.fields) {
    // In develop, the process that checks the content has said so.
    if (env.isProduction || env.contentSource === env.contentRoot)
      reporter.panicOnBuild(new ContentError(read.problems).message);
    return;
  }
  const type = TYPE_NAMES[read.type];
  const child = {
    ...read.fields,
    // Becomes part of the page's data. The ids of the nodes above contain the absolute path of the checkout.
    id: createNodeId(`${type} ${relative(env.contentRoot, path).replaceAll('\\', '/')}`),
    parent: node.id,
    children: [],
    internal: { type, contentDigest: node.internal.contentDigest },
  };
  actions.createNode(child);
  actions.createParentChildLink({ parent: node, child });
  if (env.isProduction) compileAhead([child], { ...args, getNode: () => node });
}
