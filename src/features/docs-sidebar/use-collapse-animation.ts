import { useLayoutEffect, useRef, type RefObject } from 'react';
import { collapseDuration } from './collapse-duration';

/**
 * Moves a list between its height and nothing when `isOpen` changes. The list itself is hidden by its style while
 * closed; `data-moving` is set on it while it moves.
 */
export function useCollapseAnimation(list: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const wasOpen = useRef(isOpen);
  const running = useRef<Animation | null>(null);

  useLayoutEffect(() => {
    const element = list.current;
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (!element || typeof element.animate !== 'function') return;
    const full = element.scrollHeight;
    const start = running.current ? element.getBoundingClientRect().height : isOpen ? 0 : full;
    running.current?.cancel();
    const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const frames = [start, isOpen ? full : 0].map((height) => ({ height: `${height}px`, visibility: 'visible' }));
    const animation = element.animate(frames, { duration: collapseDuration(full, reduced), easing: 'ease-in-out' });
    running.current = animation;
    element.dataset.moving = '';
    const end = () => {
      if (running.current !== animation) return;
      running.current = null;
      delete element.dataset.moving;
    };
    animation.onfinish = end;
    animation.oncancel = end;
  }, [list, isOpen]);
}
