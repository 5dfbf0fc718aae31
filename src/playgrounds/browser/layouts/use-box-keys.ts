import type { KeyboardEvent, RefObject } from 'react';
import { neighborOf } from '../../shared/neighbor';
import type { Box } from '../../shared/types';
import type { LayoutPlayground } from './use-layout-playground';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The keys of the canvas, which is one stop of the Tab key: arrows go from box to box, and change the box while it is
 * edited.
 */
export function useBoxKeys(
  frame: RefObject<HTMLElement | null>,
  { plan, editor, dispatch, change }: LayoutPlayground,
): (event: KeyboardEvent, box: Box) => void {
  /** True if the key does something while a box is edited. */
  const edit = (event: KeyboardEvent, key: number): boolean => {
    const arrow = ARROWS[event.key];
    if (arrow) {
      const step = event.shiftKey ? 10 : 1;
      const [dx, dy] = [arrow[0] * step, arrow[1] * step];
      dispatch({ type: 'nudge', key, dx, dy, resizes: event.altKey, isRepeated: event.repeat });
    } else if (event.key === 'Escape' || event.key === 'Enter') dispatch({ type: 'edit', key: null });
    else return false;
    return true;
  };

  /** True if the key does something while no box is edited. */
  const go = (event: KeyboardEvent, key: number): boolean => {
    const next = event.altKey ? undefined : neighborOf(plan.boxes, key, event.key);
    if (next) {
      dispatch({ type: 'select', key: next.key });
      frame.current?.querySelector<HTMLElement>(`[data-key="${next.key}"]`)?.focus();
    } else if (event.key === 'Enter') dispatch({ type: 'edit', key });
    // An arrow without a box in its direction must not scroll the page.
    else return event.key in ARROWS && !event.altKey;
    return true;
  };

  return (event, { key }) => {
    if (event.ctrlKey || event.metaKey) return;
    if (event.key === 'Delete' || event.key === 'Backspace') change({ type: 'remove', key });
    else if (!(editor.isEditing && key === editor.selected ? edit(event, key) : go(event, key))) return;
    event.preventDefault();
  };
}
