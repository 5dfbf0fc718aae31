import { resolve } from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { readOperations, type ApiSource } from '../../../api/build/read-operations';
import { env } from '../../../site/build/env';
import { product } from '../../../site/config/product';
import { siteConfig } from '../../../site/config/site-config';
import { tokenValues } from '../../../site/tokens';
import type { Registry } from '../../shared/tree/registered-component';
import { checkTabs } from '../tree/check-tabs';
import type { CompileServices } from '../tree/compile';
import { createDiagramStore } from '../tree/diagram-files';
import { createRegistry } from '../tree/registry';
import { resolveImage, resolveSourceLink } from './resolve-files';

/** The arguments of Gatsby's hooks that are needed for compiling. */
export type CompilerArgs = Pick<NodePluginArgs, 'getNode' | 'getNodesByType' | 'store' | 'reporter'>;

/** Creates the services that compiling a page's body needs. */
export function createCompileServices(host: CompilerArgs): CompileServices {
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

/** Returns the registry of content components, which is recreated when the API description has changed. */
function currentRegistry(): Registry {
  const source = readOperations();
  if (builtRegistry?.source !== source) builtRegistry = { source, registry: createRegistry(source) };
  return builtRegistry.registry;
}
