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
      aria-label="Cookie consent"
      tabIndex={-1}
      data-focus-target=""
      className={acceptsPresses ? styles.banner : `${styles.banner} ${styles.untouchable}`}
      data-chrome=""
    >
      <div className={styles.inner}>
        <p className={styles.text}>
          We use cookies to provide and improve our services. By agreeing, you consent to cookies.
        </p>
        <div className={styles.buttons}>
          <button type="button" className={styles.button} onClick={() => decide(true)}>
            Agree
          </button>
          <button type="button" className={styles.button} onClick={() => decide(false)}>
            Decline
          </button>
        </div>
      </div>
    </section>
  );
}
