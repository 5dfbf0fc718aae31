import { Filled } from '../../../components/ui/filled';
import * as styles from './editor-canvas.module.css';

/** Says how boxes are changed with a mouse and keys, or with a finger. */
export function CanvasHelp({ id }: { readonly id: string }) {
  return (
    <p id={id} className={styles.help}>
      <span className={styles.forMouse}>
        <Filled
          text={STRINGS.layouts.helpForMouse}
          shift={<kbd>{STRINGS.layouts.keyShift}</kbd>}
          arrows={<kbd>{STRINGS.layouts.keyArrows}</kbd>}
          enter={<kbd>{STRINGS.layouts.keyEnter}</kbd>}
          alt={<kbd>{STRINGS.layouts.keyAlt}</kbd>}
          escape={<kbd>{STRINGS.layouts.keyEscape}</kbd>}
          delete={<kbd>{STRINGS.layouts.keyDelete}</kbd>}
        />
      </span>
      <span className={styles.forTouch}>{STRINGS.layouts.helpForTouch}</span>
    </p>
  );
}
