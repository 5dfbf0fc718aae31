/** Ids of the derived nodes, which can be computed without looking up any node. */
export const sidebarNodeId = (version: string, sidebarId: string): string => `Sidebar ${version}/${sidebarId}`;
export const tagNodeId = (instance: 'docs' | 'blog', version: string, key: string): string =>
  `Tag ${instance} ${version}/${key}`;
export const versionNodeId = (name: string): string => `DocsVersion ${name}`;
export const categoryNodeId = (path: string): string => `DocCategory ${path}`;
export const authorNodeId = (key: string): string => `Author ${key}`;
export const blogPlaceNodeId = (postId: string): string => `BlogPlace ${postId}`;
export const FRAME_NODE_ID = 'SiteFrame';
export const LANDING_NODE_ID = 'Landing';
export const RELEASE_NOTES_NODE_ID = 'ReleaseNotes';
