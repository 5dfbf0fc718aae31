import { graphql, useStaticQuery } from 'gatsby';
import type { SidebarItem } from '../content/shared/sidebar/types';
import type { FrameData } from '../content/shared/frame';
import { withJson } from './json-fields';

/** Data of the frame, from one small file that is loaded once for the whole site. */
export function useFrameData(): FrameData {
  const { siteFrame, allSidebar, allDocsVersion } = useStaticQuery<Queries.FrameDataQuery>(graphql`
    query FrameData {
      siteFrame {
        navbar
        footer
        announcement
        recentPosts
      }
      allSidebar(sort: [{ version: ASC }, { position: ASC }]) {
        nodes {
          version
          sidebarId
          items
        }
      }
      allDocsVersion(sort: { position: ASC }) {
        nodes {
          name
          label
          isLast
          path
          mainDocId
          mainDocPath
        }
      }
    }
  `);
  const frame = withJson(siteFrame);
  return {
    navbar: frame?.navbar ?? [],
    footer: frame?.footer ?? [],
    announcement: frame?.announcement ?? '',
    recentPosts: frame?.recentPosts ?? [],
    sidebars: Object.fromEntries(
      allSidebar.nodes
        .map(withJson)
        .map(({ version, sidebarId, items }): [string, readonly SidebarItem[]] => [`${version}/${sidebarId}`, items]),
    ),
    versions: allDocsVersion.nodes,
  };
}

/** Entries of the sidebar that a page belongs to; null if the page has no sidebar. */
export function useSidebarItems(
  version: string | null | undefined,
  sidebarId: string | null | undefined,
): readonly SidebarItem[] | null {
  const { sidebars } = useFrameData();
  return (version && sidebarId && sidebars[`${version}/${sidebarId}`]) || null;
}
