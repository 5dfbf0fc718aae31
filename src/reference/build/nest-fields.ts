import type { ApiField } from '../shared/types';

/** A field with the fields below it. */
export interface FieldTree {
  readonly field: ApiField;
  readonly children: FieldTree[];
}

/** Puts each field below its parent, by name. A field whose parent is missing from the list is an outermost one. */
export function nestFields(fields: readonly ApiField[]): FieldTree[] {
  const roots: FieldTree[] = [];
  let open: FieldTree[] = [];
  for (const field of fields) {
    const tree: FieldTree = { field, children: [] };
    open = open.filter((parent) => isBelow(field.name, parent.field.name));
    (open.at(-1)?.children ?? roots).push(tree);
    open.push(tree);
  }
  return roots;
}

/** True for the name of a field at any depth below the parent. */
export function isBelow(name: string, parent: string): boolean {
  return name.startsWith(parent) && /^[.[]/.test(name.slice(parent.length));
}
