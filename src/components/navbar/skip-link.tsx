import type { MouseEvent } from 'react';
import * as styles from './skip-link.module.css';

/**
 * Id of the region around the skip link: it takes the focus after a navigation, so that the next Tab begins at the top.
 */
const SKIP_REGION_ID = 'skip-region';

/** Id of the element that encloses the page: where the link leads without scripts. */
export const CONTENT_ID = 'content';

/** The first tab stop: it skips the bars and leads to the text of the page. */
export function SkipLink() {
  return (
    <div
      id={SKIP_REGION_ID}
      role="region"
      aria-label="Skip to main content"
      tabIndex={-1}
      data-focus-target=""
      data-chrome=""
    >
      <a href={`#${CONTENT_ID}`} className={styles.link} onClick={skip}>
        Skip to main content
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
