import type { MouseEvent } from 'react';
import { Link } from '../../../components/ui/link';
import { isPlainClick } from '../../../site/followed-link';
import type { SitePath } from '../../../site/routes';
import { wordsOf } from '../found-words/hit-words';
import { markOnArrival, type OnShown } from '../found-words/mark-on-arrival';
import { toHitText } from '../hit-text';
import { HitTitle, Snippet } from '../marked-text';
import type { PlacedHit } from './results-state';
import * as styles from './search-results.module.css';

/** A result on the search page. `href` already contains the base path. */
export function ResultItem({
  hit,
  href,
  isExternal,
  onOpen,
  onShown,
  query,
}: {
  readonly hit: PlacedHit;
  readonly href: SitePath;
  readonly isExternal: boolean;
  /** Called for every click, including those that open another tab. */
  readonly onOpen: (hit: PlacedHit) => void;
  readonly onShown: OnShown;
  readonly query: string;
}) {
  const { title, method, breadcrumbs, snippet } = toHitText(hit);
  const open = () => onOpen(hit);
  const follow = (event: MouseEvent) => {
    open();
    if (isPlainClick(event)) markOnArrival(href, wordsOf(hit, query), onShown);
  };
  const text = <HitTitle method={method} title={title} />;
  return (
    <li className={styles.result}>
      <h2 className={styles.title}>
        {isExternal ? (
          <Link href={`${href}`} onClick={open}>
            {text}
          </Link>
        ) : (
          <a href={href} onClick={follow}>
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
