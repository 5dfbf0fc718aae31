import type { MouseEvent } from 'react';
import { Icon } from '../../components/ui/icon';
import { useBackToTop } from './use-back-to-top';
import * as styles from './back-to-top.module.css';

/** A button in the lower corner that appears when the reader scrolls up on a long page. */
export function BackToTop() {
  const { isShown, goToTop } = useBackToTop();
  const onClick = (event: MouseEvent) => {
    // After a key press, the focus moves to the top too, because the button is about to disappear.
    if (event.detail === 0) focusMain();
    goToTop();
  };
  return (
    <button
      type="button"
      className={styles.button}
      data-shown={isShown ? '' : undefined}
      data-chrome=""
      aria-label={STRINGS.frame.backToTop}
      title={STRINGS.frame.backToTop}
      onClick={onClick}
    >
      <Icon name="arrow-up" />
    </button>
  );
}

function focusMain(): void {
  const main = document.querySelector('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
