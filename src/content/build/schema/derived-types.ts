/** SDL of the node types that are derived from the content as a whole. */
export const DERIVED_NODE_TYPES = /* GraphQL */ `
  type Sidebar implements Node @dontInfer {
    version: String!
    sidebarId: String!
    "Position in the sidebars file, counting from 0."
    position: Int!
    items: JSON!
  }
  type DocsVersion implements Node @dontInfer {
    name: String!
    "Position in the site's configuration, counting from 0."
    position: Int!
    label: String!
    isLast: Boolean!
    path: String!
    mainDocId: String!
    mainDocPath: String!
    docs: JSON!
    draftIds: [String!]!
    "Titles that several docs have."
    sharedTitles: [String!]!
    sidebars: JSON!
  }
  type DocCategory implements Node @dontInfer {
    path: String!
    version: String!
    sidebarId: String!
    title: String!
    description: String!
    cards: JSON!
    breadcrumbs: JSON!
    previous: JSON
    next: JSON
  }
  type Author implements Node @dontInfer {
    key: String!
    name: String!
    title: String
    description: String
    path: String
    url: String
    email: String
    image: String
    socials: JSON!
    count: Int!
    inline: Boolean!
  }
  type ReleaseNotes implements Node @dontInfer {
    months: JSON!
    api: JSON
  }
  type Landing implements Node @dontInfer {
    texts: JSON!
  }
  type SiteFrame implements Node @dontInfer {
    navbar: JSON!
    footer: JSON!
    announcement: String!
    recentPosts: JSON!
  }
`;
