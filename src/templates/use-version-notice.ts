import type { DocPageView } from '../content/shared/docs';
import { useFrameData } from './use-frame-data';

/** Badge and banner of a docs version, only if there are several. The latest version has no banner. */
export function useVersionNotice(versionName: string): Pick<DocPageView, 'versionBadge' | 'versionBanner'> {
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
          latestPath: latest.mainDocPath,
          latestLabel: latest.label,
        },
  };
}
