import { Link } from '../../../components/ui/link';
import { toHitText } from '../hit-text';
import { MarkedText } from '../marked-text';
import { Snippet } from '../snippet';
import type { PlacedHit } from './results-state';
import * as styles from './search-results.module.css';

/** A result on the search page. `href` already contains the base path. */
export function ResultItem({
  hit,
  href,
  isExternal,
  onOpen,
}: {
  readonly hit: PlacedHit;
  readonly href: string;
  readonly isExternal: boolean;
  readonly onOpen: (hit: PlacedHit) => void;
}) {
  const { title, breadcrumbs, snippet } = toHitText(hit);
  const open = () => onOpen(hit);
  const text = <MarkedText value={title} />;
  return (
    <li className={styles.result}>
      <h2 className={styles.title}>
        {isExternal ? (
          <Link href={href} onClick={open}>
            {text}
          </Link>
        ) : (
          <a href={href} onClick={open}>
            {text}
          </a>
        )}
      </h2>
      <p className={styles.breadcrumbs}>{[hit.hierarchy.lvl0, ...breadcrumbs].join(' › ')}</p>
      {snippet !== null && (
        <p className={styles.snippet}>
          <Snippet {...snippet} />
        </p>
      )}
    </li>
  );
}
