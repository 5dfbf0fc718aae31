import { statSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '../../../site/build/env';
import { displayPath } from '../../../site/build/source-text';
import { product } from '../../../site/config/product';
import { tokenValues } from '../../../site/tokens';
import { apiFolder } from '../api-folder';
import { digestOfDeclarations, readDeclarations, type SdkTypes } from './read-declarations';
import { declaredModules, importsModule, type TypedSample } from './sample-modules';
import type { TypeHint } from './type-hint';

export { readDeclarations, type Declarations, type SdkTypes } from './read-declarations';
export { declaredModules, extensionOf, importsModule, isOfScope, type TypedSample } from './sample-modules';
export type { TypeHint } from './type-hint';
export { typesComponent } from './types-component';

/** The SDK whose types are shown. */
const SDK_FILE = 'js.d.ts';
/** Samples of these pages have hints. Those in posts show what was true on a post's day. */
const SDK_PAGES = /[/\\]docs(?:-[^/\\]+)?[/\\]sdks[/\\]js[/\\]/;

interface TypeSource {
  /** Undefined if the content has no declarations. */
  readonly types: SdkTypes | undefined;
  /** Changes with the declarations, so that everything derived from them can be rebuilt. */
  readonly digest: string;
}

const cached = new Map<string, { readonly modified: number; readonly source: TypeSource }>();

/** Reads the declarations of the SDK in a version of the docs. Caches the result until the file changes. */
export function readSdkTypes(version?: string): TypeSource {
  const folder = apiFolder(version);
  const path = join(env.contentRoot, folder, 'types', SDK_FILE);
  const modified = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const known = cached.get(folder);
  if (known?.modified === modified) return known.source;
  const { [SDK_FILE]: text } = readDeclarations(env.contentRoot, tokenValues(product), folder);
  const source = {
    types: text === undefined ? undefined : { file: displayPath(path), text, productName: product.name },
    digest: text === undefined ? '' : digestOfDeclarations({ [SDK_FILE]: text }),
  };
  cached.set(folder, { modified, source });
  return source;
}

/**
 * Finds what the samples of a page use of the SDK. Only pages of the SDK have hints.
 *
 * @param samples the page's code fences
 * @param page absolute path of its file
 * @returns for each sample its hints, in the order of the code
 * @throws ContentError naming file and line if the declarations cannot be parsed
 */
export async function findTypeHints(
  samples: readonly TypedSample[],
  page: string,
  types: SdkTypes | undefined,
): Promise<readonly (readonly TypeHint[])[]> {
  const none = samples.map(() => []);
  if (!types || !SDK_PAGES.test(page)) return none;
  const modules = declaredModules({ [SDK_FILE]: types.text });
  const using = samples.filter((sample) => importsModule(sample, modules));
  if (using.length === 0) return none;
  // TypeScript takes half a second to load, and as long to read the types of the language.
  const { findHints } = await import('./find-hints');
  const found = findHints(using, types);
  return samples.map((sample) => found[using.indexOf(sample)] ?? []);
}
