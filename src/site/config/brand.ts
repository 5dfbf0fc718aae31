import type { Brand } from './brand-schema';
import type { DocsVersionsFile } from './docs-versions';
import type { Locales } from './locales-schema';
import type { Palettes } from './palette';

/** What the processes of a command share: the brand, the colors that were computed for it, and the docs versions. */
export interface LoadedBrand {
  /** Inputs for which it was loaded, so that a command for another content root loads its own. */
  readonly key: string;
  readonly brand: Brand;
  /** Parts that the site does not have: switched off, or without content. */
  readonly off: readonly string[];
  /** Missing if the site has its own colors. */
  readonly palettes?: Palettes;
  /** Missing if the content has no `versions.yaml`. */
  readonly docsVersions?: DocsVersionsFile;
  /** The languages, that of the content first. Missing if there is English alone. */
  readonly locales?: Locales;
}

/**
 * The loaded brand, for Node only: `src/site/build/load-brand.ts` sets the variable before any other module is loaded,
 * and the bundler replaces what is made of it by constants.
 *
 * @throws Error if nothing has loaded it
 */
export function loadedBrand(): LoadedBrand {
  if (!process.env.BRAND_JSON)
    throw new Error(
      'content/data/brand.yaml was not loaded: start Node with -r ./tools/project/register-typescript.cjs',
    );
  return JSON.parse(process.env.BRAND_JSON) as LoadedBrand;
}
