import { useLayoutEffect, useMemo, useRef } from 'react';
import { TableOfContents } from '../../components/docs/table-of-contents';
import type { TocEntry } from '../../site/toc';
import { useActiveHeading } from '../../hooks/use-active-heading';

/** The table of contents on the right, which marks the heading being read and keeps its entry visible. */
export function HighlightedToc({ entries }: { readonly entries: readonly TocEntry[] }) {
  const nav = useRef<HTMLElement>(null);
  const activeId = useActiveHeading(useMemo(() => idsOf(entries), [entries]));

  useLayoutEffect(() => {
    const box = nav.current;
    const link = box?.querySelector('[aria-current]');
    if (!box || !link) return;
    const outer = box.getBoundingClientRect();
    const inner = link.getBoundingClientRect();
    if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top;
    else if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom;
  }, [activeId]);

  return <TableOfContents ref={nav} entries={entries} activeId={activeId} />;
}

function idsOf(entries: readonly TocEntry[]): string[] {
  return entries.flatMap(({ id, children }) => [id, ...idsOf(children)]);
}
