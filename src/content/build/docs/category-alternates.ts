import { siteConfig } from '../../../site/config/site-config';
import { withoutDocsVersion } from '../../../site/docs-addresses';
import { comparablePath, type RoutePath } from '../../../site/routes';

interface CategoryPlace {
  readonly path: RoutePath;
  readonly version: string;
}

/**
 * The pages of the same category in the versions that have it, as for docs: those whose addresses differ only in the
 * version. Undefined if the site has only one version.
 *
 * @param categories all pages of categories
 * @returns by path, the paths by version name
 */
export function categoryAlternates(
  categories: readonly CategoryPlace[],
): ReadonlyMap<string, Readonly<Record<string, RoutePath>>> | undefined {
  const { versions } = siteConfig.docs;
  if (versions.length < 2) return undefined;
  const keyOf = ({ path, version }: CategoryPlace): string => comparablePath(withoutDocsVersion(path, version));
  // In the order of the configuration, which the reader's menu has too.
  const sorted = versions.flatMap(({ name }) => categories.filter(({ version }) => version === name));
  return new Map(
    categories.map((category) => [
      category.path,
      Object.fromEntries(
        sorted.filter((other) => keyOf(other) === keyOf(category)).map(({ version, path }) => [version, path]),
      ),
    ]),
  );
}
