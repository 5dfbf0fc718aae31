import type { Product } from '../../site/config/product';
import { isExternal } from '../../site/routes';

/** A file of a program whose source is on a page: a code fence. */
export interface ProgramFile {
  /** Title of its fence: a path such as `src/App.jsx`. */
  readonly name: string;
  readonly code: string;
}

/** Files that belong together, by the page and the name in their fences (`run="app"`). */
export interface Program {
  readonly name: string;
  readonly files: readonly ProgramFile[];
}

/** What programs may load from elsewhere; the frame has a stand-in for it. */
export interface SdkNames {
  /** Name of the module of the JavaScript SDK. */
  readonly module: string;
  /** Address of the script of the iframe SDK. */
  readonly script: string;
}

export function sdkNames({ scope, domain }: Pick<Product, 'scope' | 'domain'>): SdkNames {
  return { module: `@${scope}/js`, script: `https://app.${domain}/iframe-api.js` };
}

/** Modules of packages that programs may import. */
export const LIBRARIES: readonly string[] = ['react'];

/** The extension of a file's name without the dot, in lower case. */
export const extensionOf = (name: string): string => /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Finds the file that an import or a script of another one means; undefined if it is not part of the program. */
export function findFile<T extends { readonly name: string }>(
  files: readonly T[],
  from: string,
  to: string,
): T | undefined {
  if (isExternal(to)) return undefined;
  const path = new URL(to, `file:///${from}`).pathname.slice(1);
  return files.find(({ name }) => [path, `${path}.jsx`, `${path}.js`].includes(name));
}
