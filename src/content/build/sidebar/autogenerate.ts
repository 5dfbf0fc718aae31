import type { SidebarDoc } from '../../shared/sidebar/types';
import type { SidebarSource } from '../types/sidebars-file';

/** Generates a sidebar from the folders of the docs, for content without a sidebars file. Folders become categories. */
export function autogenerateSidebar(docs: readonly Pick<SidebarDoc, 'docId'>[], folder = ''): SidebarSource[] {
  const prefix = folder === '' ? '' : `${folder}/`;
  const entries: SidebarSource[] = [];
  const folders = new Map<string, Pick<SidebarDoc, 'docId'>[]>();
  for (const doc of docs) {
    const rest = doc.docId.slice(prefix.length);
    const slash = rest.indexOf('/');
    if (slash < 0) entries.push({ type: 'doc', id: doc.docId });
    else {
      const name = rest.slice(0, slash);
      folders.set(name, [...(folders.get(name) ?? []), doc]);
    }
  }
  const categories = [...folders].map(([name, docsInside]): SidebarSource => ({
    type: 'category',
    label: toLabel(name),
    items: autogenerateSidebar(docsInside, `${prefix}${name}`),
  }));
  return [...entries, ...categories];
}

function toLabel(name: string): string {
  const words = name.replace(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
