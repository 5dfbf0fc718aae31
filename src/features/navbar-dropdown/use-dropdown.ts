import { useEffect, useReducer, useRef, type PointerEvent } from 'react';
import { closeWhenLeft } from '../../hooks/close-when-left';
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

  useEffect(
    () => (isOpen && root.current ? closeWhenLeft(root.current, button.current, () => dispatch('dismiss')) : undefined),
    [isOpen],
  );

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
