import { graphql, useStaticQuery } from 'gatsby';
import type { NavbarItem, VersionSummary } from '../content/shared/navbar/types';
import type { SidebarItem } from '../content/shared/sidebar/types';
import type { FooterGroup, FrameData, RecentPost } from '../content/shared/views';

/** Data of the frame: one small file for the whole site, loaded once. */
export function useFrameData(): FrameData {
  const { siteFrame, allSidebar, allDocsVersion } = useStaticQuery<Queries.FrameDataQuery>(graphql`
    query FrameData {
      siteFrame {
        navbar
        footer
        recentPosts
      }
      allSidebar {
        nodes {
          version
          sidebarId
          items
        }
      }
      allDocsVersion {
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
  return {
    navbar: (siteFrame?.navbar ?? []) as unknown as NavbarItem[],
    footer: (siteFrame?.footer ?? []) as unknown as FooterGroup[],
    recentPosts: (siteFrame?.recentPosts ?? []) as unknown as RecentPost[],
    sidebars: Object.fromEntries(
      allSidebar.nodes.map((sidebar) => [
        `${sidebar.version}/${sidebar.sidebarId}`,
        sidebar.items as unknown as SidebarItem[],
      ]),
    ),
    versions: allDocsVersion.nodes as unknown as VersionSummary[],
  };
}

/** Entries of the sidebar that a page belongs to; null if it has none. */
export function useSidebarItems(
  version: string | null | undefined,
  sidebarId: string | null | undefined,
): readonly SidebarItem[] | null {
  const { sidebars } = useFrameData();
  return (version && sidebarId && sidebars[`${version}/${sidebarId}`]) || null;
}
