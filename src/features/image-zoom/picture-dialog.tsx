import { useEffect, useRef } from 'react';
import { Icon } from '../../components/ui/icon';
import type { ZoomPicture } from './zoom-target';
import * as styles from './picture-dialog.module.css';

/** A picture at full size, in a dialog. */
export function PictureDialog({ picture, close }: { readonly picture: ZoomPicture; readonly close: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    // A click anywhere closes the dialog, including on its button. The keyboard can use Escape or that button.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={STRINGS.pictures.dialog}
      onClose={close}
      onClick={() => dialog.current?.close()}
    >
      <button type="button" className={styles.close} aria-label={STRINGS.common.close} title={STRINGS.common.close}>
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
