import type { Box } from './types';

/** The boxes that are selected on the canvas. */
export interface Selection {
  /** Key of the box that has the keyboard's focus when the canvas has it, and whose numbers the fields show. */
  readonly selected: number | null;
  /** Keys of the boxes that are selected with it. */
  readonly also: readonly number[];
}

/**
 * How a box is selected: alone, in addition to the others, or as the opposite of what it is. `within` keeps a selection
 * that contains the box.
 */
export type SelectMode = 'only' | 'add' | 'toggle' | 'within';

/** Returns the selection after a box has been chosen, or the same object if nothing has changed. */
export function select(selection: Selection, key: number, mode: SelectMode): Selection {
  const { selected, also } = selection;
  const isSelected = key === selected || also.includes(key);
  if (mode === 'only' || (mode === 'within' && !isSelected) || selected === null)
    return key === selected && also.length === 0 ? selection : { selected: key, also: [] };
  if (mode === 'toggle' && isSelected) {
    // The last one stays selected, because the canvas always has a box for the keyboard.
    const main = key === selected ? (also.at(-1) ?? selected) : selected;
    return { selected: main, also: also.filter((one) => one !== key && one !== main) };
  }
  return key === selected ? selection : { selected: key, also: [...also, selected].filter((one) => one !== key) };
}

/** Keys of all selected boxes. */
export function selectedKeys({ selected, also }: Selection): ReadonlySet<number> {
  return new Set(selected === null ? [] : [selected, ...also]);
}

/** The selected boxes in the order of the plan. */
export function selectedBoxes(boxes: readonly Box[], selection: Selection): Box[] {
  const keys = selectedKeys(selection);
  return boxes.filter(({ key }) => keys.has(key));
}

/** Leaves out boxes that do not exist anymore. If the main one has gone, another takes its place. */
export function keepExisting(selection: Selection, boxes: readonly Box[], fallback: number | null): Selection {
  const keys = new Set(boxes.map(({ key }) => key));
  const also = selection.also.filter((key) => keys.has(key));
  if (selection.selected !== null && keys.has(selection.selected))
    return also.length === selection.also.length ? selection : { ...selection, also };
  const main = also.at(-1) ?? fallback;
  return { selected: main, also: also.filter((key) => key !== main) };
}
