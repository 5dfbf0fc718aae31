import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { RingSpinner } from '../../../components/ui/ring-spinner';
import { svgUrl } from '../../../hooks/draw-svg';
import { describePicture, drawMeeting } from '../../../mock/shared/draw-meeting';
import { WithCode } from '../console/with-code';
import { fill } from '../../../site/fill';
import type { StepState } from './use-lesson';
import * as styles from './lessons.module.css';

/** What a code block has brought about, below it: what it has printed, and the meeting. */
export function StepOutput({ block, step }: { readonly block: HTMLElement; readonly step: StepState }) {
  const [slot] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    block.after(slot);
    return () => slot.remove();
  }, [block, slot]);
  return createPortal(
    <div role="group" aria-label={STRINGS.lessons.whatHappened} className={styles.output}>
      <StepContent step={step} />
    </div>,
    slot,
  );
}

function StepContent({ step }: { readonly step: StepState }) {
  if (step.phase === 'running')
    return (
      <p className={styles.waiting}>
        <RingSpinner label={null} size={20} />
        {STRINGS.lessons.running}
      </p>
    );
  if (step.phase === 'failed')
    return (
      <p className={styles.failed}>
        <WithCode text={step.message} />
      </p>
    );
  const { printed, errors, exitCode, picture } = step.result;
  const text = [printed, errors].filter(Boolean).join('\n').trimEnd();
  return (
    <>
      {text !== '' && (
        <pre className={styles.printed} tabIndex={0} role="group" aria-label={STRINGS.lessons.output}>
          <code>{text}</code>
        </pre>
      )}
      {exitCode !== 0 && <p className={styles.failed}>{fill(STRINGS.lessons.ended, { code: exitCode })}</p>}
      {picture && (
        <img
          className={styles.picture}
          width={picture.canvas.width}
          height={picture.canvas.height}
          src={svgUrl(drawMeeting(picture))}
          alt={describePicture(picture)}
        />
      )}
      {text === '' && !picture && <p className={styles.waiting}>{STRINGS.lessons.printedNothing}</p>}
    </>
  );
}
