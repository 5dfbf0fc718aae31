import { useEffect, useReducer, useRef, type PointerEvent } from 'react';
import { reduceDropdown } from './dropdown-state';

/** State of a menu that opens below its button on hover or press. `root` contains the button and the menu. */
export function useDropdown() {
  const [state, dispatch] = useReducer(reduceDropdown, 'closed');
  const root = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = state !== 'closed';

  // Before scripts ran, the style sheet alone can have opened the menu on hover or focus.
  useEffect(() => {
    const isHovered = root.current?.matches(':hover') && window.matchMedia('(hover: hover)').matches;
    if (isHovered || root.current?.contains(document.activeElement)) dispatch('enter');
  }, []);

  useEffect(() => {
    if (!isOpen) return undefined;
    const onOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) dispatch('dismiss');
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      dispatch('dismiss');
      if (root.current?.contains(document.activeElement)) button.current?.focus();
    };
    const outside = ['mousedown', 'touchstart', 'focusin'] as const;
    outside.forEach((name) => document.addEventListener(name, onOutside));
    document.addEventListener('keydown', onKey);
    return () => {
      outside.forEach((name) => document.removeEventListener(name, onOutside));
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);

  return {
    isOpen,
    root,
    button,
    onPress: () => dispatch('press'),
    onChoose: () => dispatch('dismiss'),
    hover: {
      onPointerEnter: (event: PointerEvent) => event.pointerType !== 'touch' && dispatch('enter'),
      onPointerLeave: (event: PointerEvent) => event.pointerType !== 'touch' && dispatch('leave'),
    },
  };
}
