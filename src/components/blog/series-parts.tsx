import { isSamePath } from '../../site/routes';
import type { PageLink } from '../../content/shared/links';
import { Link } from '../ui/link';
import { Filled } from '../ui/filled';
import * as styles from './series-parts.module.css';

interface SeriesPartsProps {
  /** All parts in reading order. */
  readonly parts: readonly PageLink[];
  /** Path of the current post, which is one of the parts. */
  readonly path: string;
}

/** The parts of a series, with the current post marked; nothing for a post without a series. */
export function SeriesParts({ parts, path }: SeriesPartsProps) {
  const position = parts.findIndex((part) => isSamePath(part.path, path)) + 1;
  if (parts.length < 2 || position === 0) return null;
  return (
    <nav aria-label={STRINGS.blog.seriesParts} className={styles.series}>
      <p className={styles.heading}>
        <Filled text={STRINGS.blog.partOfSeries} position={position} count={parts.length} />
      </p>
      <ol className={styles.parts}>
        {parts.map((part, index) => (
          <li key={part.path}>
            {index + 1 === position ? (
              <span aria-current="page">{part.label}</span>
            ) : (
              <Link href={part.path}>{part.label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
