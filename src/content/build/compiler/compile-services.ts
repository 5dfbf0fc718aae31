import { resolve } from 'node:path';
import { readOperations, type ApiSource } from '../../../reference/build/read-operations';
import { findTypeHints, readSdkTypes, type SdkTypes } from '../../../reference/build/types/sdk-types';
import { env } from '../../../site/build/env';
import { product } from '../../../site/config/product';
import { siteConfig } from '../../../site/config/site-config';
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

/** Creates the services that compiling a page's body needs. */
export function createCompileServices(files: FileResolver, warn: (message: string) => void): CompileServices {
  return {
    ...createCheckServices(files, warn),
    remarkPlugins: loadRemarkPlugins(),
    diagrams: createDiagramStore(env.diagramCache, resolve('public/diagrams')),
    typeHints: (samples, page) => findTypeHints(samples, page, readSdkTypes().types),
    addresses: siteAddresses(siteConfig),
    glossary: readGlossary().terms,
  };
}

/** Creates the services for checking a body: no code is highlighted, no diagram drawn, and nothing written. */
export function createCheckServices(files: FileResolver, warn: (message: string) => void): MarkupServices {
  return {
    remarkPlugins: [],
    tokens: tokenValues(product),
    registry: currentRegistry(),
    check: checkTabs,
    diagrams: NO_DIAGRAMS,
    warn,
    markup: {
      baseUrl: siteConfig.baseUrl,
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

let builtRegistry:
  | {
      readonly source: ApiSource;
      readonly types: SdkTypes | undefined;
      readonly terms: readonly GlossaryTerm[];
      readonly concepts: Concepts['concepts'];
      readonly registry: Registry;
    }
  | undefined;

/** Returns the registry of components, which is recreated when what they show has changed. */
function currentRegistry(): Registry {
  const source = readOperations();
  const { types } = readSdkTypes();
  const { terms } = readGlossary();
  const { concepts } = readConcepts();
  const shown = { source, types, terms, concepts };
  if (
    builtRegistry?.source !== source ||
    builtRegistry.types !== types ||
    builtRegistry.terms !== terms ||
    builtRegistry.concepts !== concepts
  )
    builtRegistry = { ...shown, registry: createRegistry({ ...source, types, terms, concepts }) };
  return builtRegistry.registry;
}
