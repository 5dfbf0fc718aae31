import { Link } from '../../../components/ui/link';
import type { SearchHit } from '../../shared/response';
import { toHitText } from '../hit-text';
import { MarkedText } from '../marked-text';
import * as styles from './search-results.module.css';

/** A result on the search page. `href` already contains the base path. */
export function ResultItem({
  hit,
  href,
  isExternal,
}: {
  readonly hit: SearchHit;
  readonly href: string;
  readonly isExternal: boolean;
}) {
  const { title, breadcrumbs, snippet } = toHitText(hit);
  const text = <MarkedText value={title} />;
  return (
    <li className={styles.result}>
      <h2 className={styles.title}>{isExternal ? <Link href={href}>{text}</Link> : <a href={href}>{text}</a>}</h2>
      <p className={styles.breadcrumbs}>{[hit.hierarchy.lvl0, ...breadcrumbs].join(' › ')}</p>
      {snippet !== null && (
        <p className={styles.snippet}>
          <MarkedText value={snippet} />
        </p>
      )}
    </li>
  );
}
