import type { TocEntry } from '../../site/toc';
import * as styles from './toc-list.module.css';

interface TocListProps {
  readonly entries: readonly TocEntry[];
  /** Id of the heading being read, if known. */
  readonly activeId?: string | null;
}

/** The headings of a page as nested links; inline code in them is kept. */
export function TocList({ entries, activeId }: TocListProps) {
  const options = new Set(entries.flatMap(({ option }) => option?.split(' ') ?? []));
  return (
    <ul className={styles.list} data-options={options.size > 0 ? [...options].sort().join(' ') : undefined}>
      {entries.map(({ id, html, option, children }) => (
        <li key={id} data-option={option}>
          <a
            href={`#${id}`}
            aria-current={id === activeId ? 'location' : undefined}
            dangerouslySetInnerHTML={{ __html: html }}
          />
          {children.length > 0 && <TocList entries={children} activeId={activeId} />}
        </li>
      ))}
    </ul>
  );
}
