import { useEffect, useState } from 'react';
import type { TocEntry } from '../../site/toc';
import { activeHeading } from './active-heading';

/**
 * Id of the heading being read, for the table of contents; null until the page is hydrated and above the first heading.
 */
export function useTocHighlight(entries: readonly TocEntry[]): string | null {
  const [activeId, setActiveId] = useState<string | null>(null);

  useEffect(() => {
    const ids = idsOf(entries);
    let frame = 0;
    const measure = () => {
      frame = 0;
      const headings = ids.flatMap((id) => {
        const element = document.getElementById(id);
        // A heading in a hidden tab or section has no position.
        if (!element || element.getClientRects().length === 0) return [];
        const { top, bottom } = element.getBoundingClientRect();
        return [{ id, top, bottom }];
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
  }, [entries]);

  return activeId;
}

function idsOf(entries: readonly TocEntry[]): string[] {
  return entries.flatMap(({ id, children }) => [id, ...idsOf(children)]);
}
