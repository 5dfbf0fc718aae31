import { useEffect, useRef } from 'react';
import type { FrameMessage } from '../shared/frame-message';
import * as styles from './frame-panel.module.css';

const LABELS: Readonly<Record<FrameMessage['kind'], string>> = {
  started: '',
  call: STRINGS.frames.call,
  event: STRINGS.frames.event,
  print: STRINGS.frames.print,
  error: STRINGS.frames.error,
};

/** Calls and events of the SDK, what a program prints, and errors, the newest last. */
export function FrameLog({ messages }: { readonly messages: readonly FrameMessage[] }) {
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [messages]);
  return (
    <div ref={log} role="log" tabIndex={0} aria-label={STRINGS.frames.log} className={styles.log}>
      {messages.map(({ kind, text }, index) => (
        <div key={index} className={kind === 'error' ? styles.failed : undefined}>
          <span className={styles.kind}>{LABELS[kind]}</span> {text}
        </div>
      ))}
    </div>
  );
}
