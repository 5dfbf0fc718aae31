import { useEffect, useRef } from 'react';
import * as styles from './open-banner.module.css';
import { useAcceptsPresses } from './use-accepts-presses';
import { useBannerHeight } from './use-banner-height';
import type { ConsentControl } from './use-consent';

/**
 * The banner: a region at the bottom of the window, directly after the skip link in the tab order. The page stays
 * usable, and only its two buttons count as an answer.
 */
export function OpenBanner({ isAsked, decide }: ConsentControl) {
  const region = useRef<HTMLElement>(null);
  const acceptsPresses = useAcceptsPresses();
  useBannerHeight(region);
  useEffect(() => {
    if (isAsked) region.current?.focus();
  }, [isAsked]);

  return (
    <section
      ref={region}
      aria-label={STRINGS.cookies.title}
      tabIndex={-1}
      data-focus-target=""
      className={acceptsPresses ? styles.banner : `${styles.banner} ${styles.untouchable}`}
      data-chrome=""
    >
      <div className={styles.inner}>
        <p className={styles.text}>{STRINGS.cookies.text}</p>
        <div className={styles.buttons}>
          <button type="button" className={styles.button} onClick={() => decide(true)}>
            {STRINGS.cookies.agree}
          </button>
          <button type="button" className={styles.button} onClick={() => decide(false)}>
            {STRINGS.cookies.decline}
          </button>
        </div>
      </div>
    </section>
  );
}
