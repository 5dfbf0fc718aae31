import { createHash } from 'node:crypto';
import type { GatsbyCache } from 'gatsby';
import { readOperations } from '../../../api/build/read-operations';
import { env } from '../../../site/build/env';
import { displayPath } from '../../../site/build/source-text';
import { product } from '../../../site/config/product';
import { siteConfig } from '../../../site/config/site-config';
import { ContentError } from '../../../site/problems';
import type { CompiledContent } from '../../shared/tree/syntax-tree';
import { compileContent } from '../tree/compile';
import { errorContent } from '../tree/error-content';
import { createCompileServices, type CompilerArgs } from './compile-services';

/** A node that was created from a content file and can be compiled. */
export interface ContentNodeSource {
  readonly id: string;
  readonly parent: string | null;
  readonly title: string;
  readonly path: string;
  readonly bodyOffset: number;
  readonly internal: { readonly contentDigest: string; readonly type: string };
}

export interface ContentCompiler {
  /** Returns the compiled content of a node. It is compiled once per version of the file and cached between builds. */
  readonly compile: (node: ContentNodeSource) => Promise<CompiledContent>;
  /** Compiles a node, unless this version of the file has been compiled before. Rejects with its problems. */
  readonly check: (node: ContentNodeSource) => Promise<void>;
}

/** Increase this number when the shape of compiled content changes, so that cached content is compiled again. */
const FORMAT = 8;

/** Creates the compiler for all content nodes of a build. */
export function createContentCompiler(host: CompilerArgs & { readonly cache: GatsbyCache }): ContentCompiler {
  const settings = createHash('sha256')
    .update(JSON.stringify([FORMAT, product, siteConfig.baseUrl, env.chromiumPath !== undefined]))
    .digest('hex');
  const services = createCompileServices(host);
  const inMemory = new Map<string, { readonly digest: string; readonly content: Promise<CompiledContent> }>();

  const compileNode = async (node: ContentNodeSource, digest: string): Promise<CompiledContent> => {
    const key = `content:${node.id}`;
    const stored = (await host.cache.get(key)) as { digest: string; content: CompiledContent } | undefined;
    if (stored?.digest === digest) return stored.content;
    const mdx = host.getNode(node.parent ?? '');
    if (!mdx) throw new Error(`The content node of ${node.path} has no parent node.`);
    const absolutePath = String(mdx.internal.contentFilePath);
    const content = await compileContent(
      {
        body: String(mdx.body),
        absolutePath,
        file: displayPath(absolutePath),
        bodyOffset: node.bodyOffset,
        title: node.title,
        mdxNodeId: mdx.id,
      },
      services,
    ).catch((error: unknown) => {
      // In develop, the page shows the problems to its author; a production build fails.
      if (env.isProduction || !(error instanceof ContentError)) throw error;
      return errorContent(error.problems);
    });
    if (env.isProduction && content.problems.length > 0) throw new ContentError(content.problems);
    // Content with problems is not cached, because the next build would use it without reporting them.
    if (content.problems.length > 0) host.reporter.warn(new ContentError(content.problems).message);
    else await host.cache.set(key, { digest, content });
    return content;
  };

  const digestOf = (node: ContentNodeSource): string =>
    `${node.internal.contentDigest}:${settings}:${readOperations().digest}`;
  const compiler: ContentCompiler = {
    compile: (node) => {
      const digest = digestOf(node);
      const known = inMemory.get(node.id);
      if (known?.digest === digest) return known.content;
      const content = compileNode(node, digest);
      inMemory.set(node.id, { digest, content });
      return content;
    },
    check: async (node) => {
      // A key of its own, because reading the compiled content of all pages takes seconds.
      const key = `checked:${node.id}`;
      const digest = digestOf(node);
      if ((await host.cache.get(key)) === digest) return;
      const { problems } = await compiler.compile(node);
      if (problems.length === 0) await host.cache.set(key, digest);
    },
  };
  return compiler;
}
