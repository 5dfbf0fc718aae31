import { RingSpinner } from '../../../components/ui/ring-spinner';
import type { ConsoleCall } from '../../shared/console/types';
import { fill } from '../../../site/fill';
import { statusWords } from './answer-content';
import { AnswerView } from './answer-view';
import type { MeetingDrawing } from './meeting-drawing';
import type { Sending } from './use-sending';
import { WithCode } from './with-code';
import * as styles from './console.module.css';

export interface SendingViewProps {
  readonly call: ConsoleCall;
  readonly sending: Sending;
  /** How the meeting looks after the call. */
  readonly drawing: MeetingDrawing | null;
  /** Which call of several this is: `Call 2 of 5`. */
  readonly position?: string | undefined;
}

/** What has become of a request: that it is under way, why there is no answer, or the answer. */
export function SendingView({ call, sending, drawing, position }: SendingViewProps) {
  return (
    <>
      <p role="status" className="visually-hidden">
        {announcement(sending, position)}
      </p>
      {sending.phase === 'sending' && (
        <p className={styles.waiting}>
          <RingSpinner label={null} size={24} />
          {position === undefined ? STRINGS.console.waiting : fill(STRINGS.console.waitingOf, { position })}
          {sending.seconds > 0 && fill(STRINGS.console.seconds, { seconds: sending.seconds })}
        </p>
      )}
      {sending.phase === 'failed' && (
        <p className={styles.failed}>
          <WithCode text={sending.message} />
        </p>
      )}
      {sending.phase === 'answered' && (
        <AnswerView call={call} answer={sending.answer} milliseconds={sending.milliseconds} drawing={drawing} />
      )}
    </>
  );
}

/** What screen readers say about a request. */
function announcement(sending: Sending, position: string | undefined): string {
  switch (sending.phase) {
    case 'sending':
      return position === undefined ? STRINGS.console.sending : fill(STRINGS.console.sendingOf, { position });
    case 'failed':
      return sending.message.replaceAll('`', '');
    case 'answered':
      return fill(STRINGS.console.response, {
        status: `${sending.answer.status} ${statusWords(sending.answer.status)}`,
      });
    default:
      return '';
  }
}
