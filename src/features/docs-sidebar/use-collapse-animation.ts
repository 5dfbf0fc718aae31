import { useLayoutEffect, useRef, type RefObject } from 'react';
import { collapseDuration } from './collapse-duration';

/**
 * Animates a list between its full height and zero when `isOpen` changes. The style sheet hides the list while it is
 * closed; `data-moving` is set on the list during the animation.
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
