import type { MouseEvent } from 'react';
import type { TocEntry } from '../../site/toc';
import * as styles from './toc-list.module.css';

interface TocListProps {
  readonly entries: readonly TocEntry[];
  /** Id of the heading being read, if known. */
  readonly activeId?: string | null;
  readonly onFollow?: (event: MouseEvent) => void;
}

/** The headings of a page as nested links; inline code in them is kept. */
export function TocList({ entries, activeId, onFollow }: TocListProps) {
  const options = new Set(entries.flatMap(({ option }) => option?.split(' ') ?? []));
  return (
    <ul className={styles.list} data-options={options.size > 0 ? [...options].sort().join(' ') : undefined}>
      {entries.map(({ id, html, option, children }) => (
        <li key={id} data-option={option}>
          <a
            href={`#${id}`}
            aria-current={id === activeId ? 'location' : undefined}
            onClick={onFollow}
            dangerouslySetInnerHTML={{ __html: html }}
          />
          {children.length > 0 && <TocList entries={children} activeId={activeId} onFollow={onFollow} />}
        </li>
      ))}
    </ul>
  );
}
