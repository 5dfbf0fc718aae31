import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ToolButton } from '../components/controls/tool-button';
import { lazyPart } from '../hooks/lazy-part';
import { useLazyPart } from '../hooks/use-lazy-part';
import type { SendToolProps } from './send-tool';
import * as styles from './playground-page.module.css';

const sendPart = lazyPart(async () => (await import(/* webpackChunkName: "send" */ './send-tool')).SendTool);

/** The button of a playground that opens what sends a plan, and loads that then. */
export function SendIt({ plan, obstacle }: Omit<SendToolProps, 'onClose'>) {
  const id = useId();
  const [use, setUse] = useState<object | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const SendTool = useLazyPart(sendPart, use, opener);
  const close = () => {
    flushSync(() => setUse(null));
    opener.current?.focus();
  };
  return (
    <div>
      <div>{use && SendTool && <SendTool plan={plan} obstacle={obstacle} onClose={close} />}</div>
      <div className={styles.send}>
        <ToolButton
          ref={opener}
          icon="play"
          unavailable={obstacle !== undefined}
          aria-describedby={obstacle === undefined ? undefined : id}
          onClick={() => setUse({})}
        >
          {STRINGS.send.toServer}
        </ToolButton>
        {obstacle !== undefined && <p id={id}>{obstacle}</p>}
      </div>
    </div>
  );
}
