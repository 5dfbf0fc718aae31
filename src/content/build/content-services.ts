import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import { imageSize } from 'image-size';
import type { GatsbyCache, NodePluginArgs } from 'gatsby';
import { product } from '../../site/config/product';
import { siteConfig } from '../../site/config/site-config';
import { tokenValues } from '../../site/tokens';
import { displayPath } from '../../site/build/source-text';
import { compileContent, type CompileServices } from './tree/compile';
import { errorContent } from './tree/error-content';
import { createDiagramStore } from './tree/diagram-files';
import { checkTabs } from './tree/check-tabs';
import { readOperations, type ApiSource } from '../../api/build/read-operations';
import type { Registry } from '../shared/tree/registered-component';
import { createRegistry } from './tree/registry';
import type { CompiledContent } from '../shared/tree/syntax-tree';
import { env } from '../../site/build/env';
import { ContentError } from '../../site/problems';

/** A node that was made from a content file and can be compiled. */
export interface ContentNodeSource {
  readonly id: string;
  readonly parent: string | null;
  readonly title: string;
  readonly path: string;
  readonly bodyOffset: number;
  readonly internal: { readonly contentDigest: string; readonly type: string };
}

export interface ContentCompiler {
  /** Compiled content of a node: made once per version of the file and kept from build to build. */
  readonly compile: (node: ContentNodeSource) => Promise<CompiledContent>;
}

type Host = Pick<NodePluginArgs, 'getNode' | 'getNodesByType' | 'pathPrefix' | 'store' | 'reporter'> & {
  readonly cache: GatsbyCache;
};

/** Raised when compiled content changes its shape, so that cached content is made again. */
const FORMAT = 7;

export function createContentCompiler(host: Host): ContentCompiler {
  const settings = createHash('sha256')
    .update(JSON.stringify([FORMAT, product, siteConfig.baseUrl, env.chromiumPath !== undefined]))
    .digest('hex');
  const services = createServices(host);
  const inMemory = new Map<string, { readonly digest: string; readonly content: Promise<CompiledContent> }>();

  const compileNode = async (node: ContentNodeSource, digest: string): Promise<CompiledContent> => {
    const key = `content:${node.id}`;
    const stored = (await host.cache.get(key)) as { digest: string; content: CompiledContent } | undefined;
    if (stored?.digest === digest) return stored.content;
    const mdx = host.getNode(node.parent ?? '');
    if (!mdx) throw new Error(`The content of ${node.path} has no source.`);
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
      // Authors see it over the page that they edit; a build ends.
      if (env.isProduction || !(error instanceof ContentError)) throw error;
      return errorContent(error.problems);
    });
    // Kept, it would slip through the next build, which refuses it.
    if (content.problems.length > 0) host.reporter.warn(new ContentError(content.problems).message);
    else await host.cache.set(key, { digest, content });
    return content;
  };

  return {
    compile: (node) => {
      const digest = `${node.internal.contentDigest}:${settings}:${readOperations().digest}`;
      const known = inMemory.get(node.id);
      if (known?.digest === digest) return known.content;
      const content = compileNode(node, digest);
      inMemory.set(node.id, { digest, content });
      return content;
    },
  };
}

function createServices(host: Host): CompileServices {
  return {
    host,
    tokens: tokenValues(product),
    get registry() {
      return currentRegistry();
    },
    check: checkTabs,
    diagrams: createDiagramStore(env.diagramCache, resolve('public/diagrams')),
    warn: (message) => host.reporter.warn(message),
    markup: {
      baseUrl: siteConfig.baseUrl,
      resolveSourceLink: (href, from, line) => resolveSourceLink(href, from, line, host),
      resolveImage,
    },
  };
}

let builtRegistry: { readonly source: ApiSource; readonly registry: Registry } | undefined;

/** The components of content, made again when the API description has changed. */
function currentRegistry(): Registry {
  const source = readOperations();
  if (builtRegistry?.source !== source) builtRegistry = { source, registry: createRegistry(source) };
  return builtRegistry.registry;
}

/** Address of the page made from a source file that another one links to. */
function resolveSourceLink(href: string, from: string, line: number, host: Host): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  const target = resolve(dirname(from), decodeURI(path));
  for (const type of ['Doc', 'Page', 'BlogPost']) {
    const node = host
      .getNodesByType(type)
      .find(({ sourcePath }) => resolve(env.contentRoot, String(sourcePath)) === target);
    if (node) return `${String(node.path)}${rest}`;
  }
  throw new ContentError([
    {
      file: displayPath(from),
      line,
      message: `links to the file ${href}, which does not exist (looked for ${displayPath(target)})`,
    },
  ]);
}

/** Size and address of an image: one from `static/` keeps its path, one beside the page is copied under its digest. */
function resolveImage(src: string, from: string, line: number): { src: string; width: number; height: number } {
  const file = src.startsWith('/') ? resolve('static', src.slice(1)) : resolve(dirname(from), decodeURI(src));
  if (/^[a-z]+:/i.test(src) || !existsSync(file)) {
    throw new ContentError([
      {
        file: displayPath(from),
        line,
        message: `shows the image ${src}, which does not exist (looked for ${displayPath(file)})`,
      },
    ]);
  }
  const bytes = readFileSync(file);
  const { width = 0, height = 0 } = imageSize(bytes);
  if (src.startsWith('/')) return { src, width, height };
  const name = `/assets/${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}${extname(file)}`;
  const target = join(resolve('public'), name);
  mkdirSync(dirname(target), { recursive: true });
  if (!existsSync(target)) copyFileSync(file, target);
  return { src: name, width, height };
}
