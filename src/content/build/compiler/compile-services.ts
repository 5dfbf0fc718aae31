import { resolve } from 'node:path';
import { readOperations, type ApiSource } from '../../../reference/build/read-operations';
import { readSdkTypes, type SdkTypes } from '../../../reference/build/types/sdk-types';
import { env } from '../../../site/build/env';
import { product } from '../../../site/config/product';
import { siteConfig } from '../../../site/config/site-config';
import { inDocsVersion } from '../../../site/docs-addresses';
import { tokenValues } from '../../../site/tokens';
import type { Registry } from '../../shared/tree/registered-component';
import { readConcepts, type Concepts } from '../concepts/read-concepts';
import { readGlossary, type GlossaryTerm } from '../glossary/read-glossary';
import { siteAddresses } from '../markdown/site-addresses';
import { remarkPlugins } from '../plugins/mdx';
import { checkTabs } from '../tree/check-tabs';
import type { CompileServices } from '../tree/compile';
import type { MarkupServices } from '../tree/to-markup';
import { createDiagramStore, type DiagramStore } from '../tree/diagram-files';
import type { RemarkPlugin } from '../tree/mdx-plugin';
import { createRegistry } from '../tree/registry';
import type { FileResolver } from './resolve-files';

/**
 * Creates the services that compiling a page's body needs.
 *
 * @param version of the docs to which the page belongs; that of the site's other pages is the last one
 */
export function createCompileServices(
  files: FileResolver,
  warn: (message: string) => void,
  version?: string,
): CompileServices {
  return {
    ...createCheckServices(files, warn, version),
    remarkPlugins: loadRemarkPlugins(),
    diagrams: createDiagramStore(env.diagramCache, resolve('public/diagrams')),
    addresses: siteAddresses(siteConfig),
    glossary: readGlossary().terms,
  };
}

/** Creates the services for checking a body: no code is highlighted, no diagram drawn, and nothing written. */
export function createCheckServices(
  files: FileResolver,
  warn: (message: string) => void,
  version: string = siteConfig.docs.lastVersion,
): MarkupServices {
  return {
    remarkPlugins: [],
    tokens: tokenValues(product),
    registry: currentRegistry(version),
    check: checkTabs,
    diagrams: NO_DIAGRAMS,
    warn,
    markup: {
      baseUrl: siteConfig.baseUrl,
      toVersion: (href) => inDocsVersion(href, version),
      resolveSourceLink: files.resolveSourceLink,
      resolveImage: files.resolveImage,
      checkMedia: files.checkMedia,
    },
  };
}

/** Each diagram is taken for drawn. */
const NO_DIAGRAMS: DiagramStore = {
  has: () => true,
  read: () => '<svg viewBox="0 0 1 1"></svg>',
  write: () => undefined,
};

/** The diagram renderer loads a library that controls browsers before it looks for diagrams, in 1 to 2 seconds. */
const NEEDED_WORDS: Readonly<Record<string, string>> = { 'gatsby-remark-mermaid': 'mermaid' };

let loadedPlugins: readonly RemarkPlugin[] | undefined;

/** Loads the plugins once, because they share a browser. */
function loadRemarkPlugins(): readonly RemarkPlugin[] {
  loadedPlugins ??= remarkPlugins().map(({ resolve: name, options }) => ({
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- by name, as Gatsby loads them
    module: require(name) as unknown,
    pluginOptions: { plugins: [], ...options },
    onlyWith: NEEDED_WORDS[name],
  }));
  return loadedPlugins;
}

interface BuiltRegistry {
  readonly source: ApiSource;
  readonly types: SdkTypes | undefined;
  readonly terms: readonly GlossaryTerm[];
  readonly concepts: Concepts['concepts'];
  readonly registry: Registry;
}

const builtRegistries = new Map<string, BuiltRegistry>();

/** Returns the registry of components of a version, which is recreated when what they show has changed. */
function currentRegistry(version: string): Registry {
  const source = readOperations(version);
  const { types } = readSdkTypes(version);
  const { terms } = readGlossary();
  const { concepts } = readConcepts();
  const shown = { source, types, terms, concepts };
  const known = builtRegistries.get(version);
  if (known?.source === source && known.types === types && known.terms === terms && known.concepts === concepts)
    return known.registry;
  const registry = createRegistry({ ...source, types, terms, concepts });
  builtRegistries.set(version, { ...shown, registry });
  return registry;
}
