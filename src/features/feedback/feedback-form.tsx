import { useId, useRef, type FormEvent } from 'react';
import { formatLocale } from '../../site/config/language';
import { COMMENT_LENGTH } from '../../site/feedback';
import type { Outcome } from './send-feedback';
import { fill } from '../../site/fill';
import { plural } from '../../site/words';

export interface FormView {
  /** Null if the answer was taken back. */
  readonly helpful: boolean | null;
  readonly draft: string;
  readonly isBusy: boolean;
  /** What the latest message was, and what became of it. */
  readonly last?: { readonly what: 'answer' | 'comment' | 'withdrawal'; readonly outcome: Outcome };
  /** Whether a message that was not sent can be sent again. */
  readonly canRetry: boolean;
  /** Address of a new issue with the text, where nothing else takes it. */
  readonly issueUrl?: string;
  /** Host that gets the messages, or the code host. */
  readonly host: string;
}

export interface FormActions {
  readonly type: (text: string) => void;
  readonly send: () => void;
  readonly retry: () => void;
  readonly takeBack: () => void;
}

const NUMBER = new Intl.NumberFormat(formatLocale);

/** What comes below the question once it is answered: a comment, what became of it, and the way back. */
export function FeedbackForm({ view, actions }: { readonly view: FormView; readonly actions: FormActions }) {
  const { helpful, draft, isBusy, issueUrl, host, canRetry } = view;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.trim() === '') field.current?.focus();
    else if (!isBusy) actions.send();
  };
  return (
    <>
      {helpful !== null && (
        <form className="feedback-form" onSubmit={submit}>
          <label htmlFor={id}>{helpful ? STRINGS.feedback.whatHelped : STRINGS.feedback.whatIsMissing}</label>
          <textarea
            ref={field}
            id={id}
            rows={4}
            maxLength={COMMENT_LENGTH}
            aria-describedby={`${id}-count ${id}-note`}
            value={draft}
            onChange={({ target }) => actions.type(target.value)}
          />
          <p id={`${id}-count`} className="feedback-note feedback-count">
            {fill(STRINGS.feedback.length, {
              length: NUMBER.format(draft.length),
              limit: NUMBER.format(COMMENT_LENGTH),
            })}
          </p>
          <p id={`${id}-note`} className="feedback-note">
            {fill(issueUrl === undefined ? STRINGS.feedback.receiver : STRINGS.feedback.publicIssue, { host })}
          </p>
          <p className="feedback-actions">
            {issueUrl === undefined ? (
              <button type="submit" className="feedback-button" aria-disabled={isBusy || undefined}>
                {STRINGS.feedback.send}
              </button>
            ) : (
              <a className="feedback-button" href={issueUrl} target="_blank" rel="noopener noreferrer">
                {STRINGS.feedback.writeIssue}
                <span className="visually-hidden">{` ${STRINGS.common.opensInNewTab}`}</span>
              </a>
            )}
            <button type="button" className="feedback-button is-plain" onClick={actions.takeBack}>
              {STRINGS.feedback.takeBack}
            </button>
          </p>
        </form>
      )}
      <p role="status" className="feedback-status" data-outcome={view.last?.outcome.type}>
        {statusText(view)}
      </p>
      {canRetry && (
        <button type="button" className="feedback-button" onClick={actions.retry}>
          {STRINGS.common.tryAgain}
        </button>
      )}
    </>
  );
}

const SENT = {
  answer: STRINGS.feedback.answerSent,
  comment: STRINGS.feedback.commentSent,
  withdrawal: STRINGS.feedback.takenBackAfterSending,
} as const;

function statusText({ last, isBusy, issueUrl, helpful }: FormView): string {
  if (issueUrl !== undefined) return helpful === null ? STRINGS.feedback.takenBack : '';
  if (isBusy) return STRINGS.feedback.sending;
  if (!last) return '';
  const { what, outcome } = last;
  switch (outcome.type) {
    case 'sent':
      return SENT[what];
    case 'offline':
      return STRINGS.feedback.offline;
    case 'refused':
      return STRINGS.feedback.refused;
    case 'limited':
      return plural(outcome.minutes, STRINGS.feedback.limited);
  }
}
