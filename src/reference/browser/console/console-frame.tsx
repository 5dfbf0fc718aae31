import { useEffect, useId, type ReactNode, type RefObject } from 'react';
import { ToolButton } from '../../../components/controls/tool-button';
import * as styles from './console.module.css';

export interface ConsoleFrameProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly panel: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** The region from which calls are sent. It takes the focus, and Escape closes it. */
export function ConsoleFrame({ title, onClose, panel, children }: ConsoleFrameProps) {
  const id = useId();
  useEffect(() => panel.current?.focus(), [panel]);
  useEffect(() => {
    const element = panel.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      onClose();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [panel, onClose]);
  return (
    <section ref={panel} tabIndex={-1} aria-labelledby={id} className={styles.console}>
      <header className={styles.head}>
        <p id={id} className={styles.title}>
          {title}
        </p>
        <ToolButton icon="close" iconOnly onClick={onClose}>
          {STRINGS.console.close}
        </ToolButton>
      </header>
      {children}
    </section>
  );
}
