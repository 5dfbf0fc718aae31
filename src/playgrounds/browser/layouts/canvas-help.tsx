import * as styles from './editor-canvas.module.css';

/** Says how boxes are changed with a mouse and keys, or with a finger. */
export function CanvasHelp({ id }: { readonly id: string }) {
  return (
    <p id={id} className={styles.help}>
      <span className={styles.forMouse}>
        Drag a box or its corners; <kbd>Shift</kbd> and a click select several. <kbd>Arrow keys</kbd> go from box to
        box. <kbd>Enter</kbd> edits one: they move it by 1 pixel, by 10 with <kbd>Shift</kbd>, and resize it with{' '}
        <kbd>Alt</kbd>, until <kbd>Esc</kbd>. <kbd>Delete</kbd> removes it.
      </span>
      <span className={styles.forTouch}>Tap a box to select it, then drag it or one of its corners.</span>
    </p>
  );
}
