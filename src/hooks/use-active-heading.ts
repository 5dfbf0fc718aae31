import { useEffect, useState } from 'react';
import { activeHeading } from './active-heading';

/** Only the upper edge of an element that is longer than a heading counts. */
const HEADING_HEIGHT = 60;

/**
 * Which of the headings, or of other parts that begin like one, is being read: its id; null until the page is hydrated
 * and above the first one. `ids` must stay the same array.
 */
export function useActiveHeading(ids: readonly string[]): string | null {
  const [activeId, setActiveId] = useState<string | null>(null);

  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const headings = ids.flatMap((id) => {
        const element = document.getElementById(id);
        // A heading in a hidden tab or section has no position.
        if (!element || element.getClientRects().length === 0) return [];
        const { top, bottom } = element.getBoundingClientRect();
        return [{ id, top, bottom: Math.min(bottom, top + HEADING_HEIGHT) }];
      });
      setActiveId(activeHeading(headings, window.innerHeight));
    };
    const schedule = () => {
      frame ||= window.requestAnimationFrame(measure);
    };
    measure();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      window.cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [ids]);

  return activeId;
}
