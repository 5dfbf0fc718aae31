import type { MouseEvent } from 'react';
import * as styles from './skip-link.module.css';

/**
 * Id of the region around the skip link. It gets the focus after a navigation, so that the next Tab starts at the top.
 */
const SKIP_REGION_ID = 'skip-region';

/** Id of the element around the page, which is the link's target without scripts. */
export const CONTENT_ID = 'content';

/** The first tab stop, which skips the bars and leads to the content of the page. */
export function SkipLink() {
  return (
    <div
      id={SKIP_REGION_ID}
      role="region"
      aria-label={STRINGS.frame.skip}
      tabIndex={-1}
      data-focus-target=""
      data-chrome=""
    >
      <a href={`#${CONTENT_ID}`} className={styles.link} onClick={skip}>
        {STRINGS.frame.skip}
      </a>
    </div>
  );
}

function skip(event: MouseEvent): void {
  const target = document.querySelector<HTMLElement>('main') ?? document.getElementById(CONTENT_ID);
  if (!target) return;
  event.preventDefault();
  target.tabIndex = -1;
  target.focus();
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
}
