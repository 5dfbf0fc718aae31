import type { DocPageView } from '../content/shared/docs';
import type { RoutePath } from '../site/routes';
import { useFrameData } from './use-frame-data';

/**
 * Badge and banner of a docs version, only if there are several. The latest version has no banner; that of others leads
 * to the same doc of the latest one, or to its main doc.
 *
 * @param alternates paths of the same doc by version
 */
export function useVersionNotice(
  versionName: string,
  alternates?: Readonly<Record<string, RoutePath>> | null,
): Pick<DocPageView, 'versionBadge' | 'versionBanner'> {
  const { versions } = useFrameData();
  const version = versions.find(({ name }) => name === versionName);
  const latest = versions.find(({ isLast }) => isLast);
  if (versions.length < 2 || !version || !latest) return { versionBadge: null, versionBanner: null };
  return {
    versionBadge: version.label,
    versionBanner: version.isLast
      ? null
      : {
          kind: version.name === 'current' ? 'unreleased' : 'unmaintained',
          label: version.label,
          latestPath: alternates?.[latest.name] ?? latest.mainDocPath,
          latestLabel: latest.label,
        },
  };
}
