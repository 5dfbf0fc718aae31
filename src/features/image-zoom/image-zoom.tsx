import { useEffect, useRef } from 'react';
import { Icon } from '../../components/ui/icon';
import { useImageZoom } from './use-image-zoom';
import * as styles from './image-zoom.module.css';

/** Shows content images and diagrams at full size in a dialog. Used once, by the site's frame. */
export function ImageZoom() {
  const { picture, close } = useImageZoom();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (picture) dialog.current?.showModal();
  }, [picture]);

  if (!picture) return null;
  return (
    // A click anywhere closes the dialog, including on its button. The keyboard can use Escape or that button.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Picture at full size"
      onClose={close}
      onClick={() => dialog.current?.close()}
    >
      <button type="button" className={styles.close} aria-label="Close" title="Close">
        <Icon name="close" />
      </button>
      <div className={styles.frame}>
        <img
          className={styles.picture}
          src={picture.src}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
        />
      </div>
    </dialog>
  );
}
