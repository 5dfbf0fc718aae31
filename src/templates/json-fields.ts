import type { NavbarItem } from '../content/shared/navbar/types';
import type { ReleaseMonth } from '../content/shared/release-notes/types';
import type { SidebarItem } from '../content/shared/sidebar/types';
import type { ApiChanges } from '../reference/shared/api-change';
import type { ContentNode } from '../content/shared/tree/types';
import type { LandingCopy } from '../content/shared/landing';
import type { PostUpdate, RecentPost } from '../content/shared/blog/views';
import type { CategoryCard } from '../content/shared/docs';
import type { FooterGroup } from '../content/shared/frame';
import type { Crumb, PageLink } from '../content/shared/links';
import type { TocEntry } from '../site/toc';

/** The type of each JSON field of the schema. A field name means the same type everywhere. */
interface JsonFields {
  readonly api: ApiChanges;
  readonly alternates: Readonly<Record<string, string>>;
  readonly breadcrumbs: readonly Crumb[];
  readonly cards: readonly CategoryCard[];
  readonly content: readonly ContentNode[];
  readonly excerpt: readonly ContentNode[];
  readonly footer: readonly FooterGroup[];
  readonly items: readonly SidebarItem[];
  readonly months: readonly ReleaseMonth[];
  readonly navbar: readonly NavbarItem[];
  readonly newer: PageLink;
  readonly next: PageLink;
  readonly older: PageLink;
  readonly previous: PageLink;
  readonly recentPosts: readonly RecentPost[];
  readonly related: readonly PageLink[];
  readonly series: readonly PageLink[];
  readonly socials: Readonly<Record<string, string>>;
  readonly texts: LandingCopy;
  readonly toc: readonly TocEntry[];
  readonly updates: readonly PostUpdate[];
}

type Typed<Node> = {
  readonly [Name in keyof Node]: Name extends keyof JsonFields
    ? JsonFields[Name] | Extract<Node[Name], null>
    : Node[Name];
};

/** Adds types to the JSON fields of a queried node. Passes null through. */
export function withJson<Node extends object | null>(node: Node): Typed<Node> {
  // Generated types declare every JSON field as a plain record, because only the resolver knows its shape.
  return node as Typed<Node>;
}
