import type { SidebarCategory, SidebarItem } from './types';

type Link = Extract<SidebarItem, { type: 'link' }>;

/** The entry of the doc with this name. */
export const link = (name: string, fields: Partial<Link> = {}): Link => ({
  type: 'link',
  label: name,
  href: `/docs/${name}`,
  docId: name,
  ...fields,
});

export const category = (
  name: string,
  items: readonly SidebarItem[],
  fields: Partial<SidebarCategory> = {},
): SidebarCategory => ({ type: 'category', label: name, collapsed: true, items, ...fields });
