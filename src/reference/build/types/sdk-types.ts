import { statSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '../../../site/build/env';
import { displayPath } from '../../../site/build/source-text';
import { product } from '../../../site/config/product';
import { tokenValues } from '../../../site/tokens';
import { apiFolder } from '../api-folder';
import { digestOfDeclarations, readDeclarations, type SdkTypes } from './read-declarations';

export { readDeclarations, type Declarations, type SdkTypes } from './read-declarations';
export { declaredModules, extensionOf, importsModule, isOfScope } from './sample-modules';
export { typesComponent } from './types-component';

/** The SDK whose types are shown. */
const SDK_FILE = 'js.d.ts';

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
