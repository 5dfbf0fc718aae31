import { useId, useRef, type FormEvent } from 'react';
import { formatLocale } from '../../site/config/language';
import { COMMENT_LENGTH } from '../../site/feedback';
import type { Outcome } from './send-feedback';

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
          <label htmlFor={id}>{helpful ? 'What helped you? (optional)' : 'What is missing or wrong? (optional)'}</label>
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
            {NUMBER.format(draft.length)} of {NUMBER.format(COMMENT_LENGTH)} characters
          </p>
          <p id={`${id}-note`} className="feedback-note">
            {issueUrl === undefined
              ? `Your answer, your text and the address of this page go to ${host}, without your name or an identifier.`
              : `Nothing is sent from here. The issue on ${host} is public, and you can change it before you submit it.`}
          </p>
          <p className="feedback-actions">
            {issueUrl === undefined ? (
              <button type="submit" className="feedback-button" aria-disabled={isBusy || undefined}>
                Send comment
              </button>
            ) : (
              <a className="feedback-button" href={issueUrl} target="_blank" rel="noopener noreferrer">
                Write an issue<span className="visually-hidden"> (opens in new tab)</span>
              </a>
            )}
            <button type="button" className="feedback-button is-plain" onClick={actions.takeBack}>
              Take the answer back
            </button>
          </p>
        </form>
      )}
      <p role="status" className="feedback-status" data-outcome={view.last?.outcome.type}>
        {statusText(view)}
      </p>
      {canRetry && (
        <button type="button" className="feedback-button" onClick={actions.retry}>
          Try again
        </button>
      )}
    </>
  );
}

const SENT = {
  answer: 'Thank you. Your answer has been sent.',
  comment: 'Thank you. Your comment has been sent.',
  withdrawal: 'Your answer has been taken back. A comment that was sent before stays.',
} as const;

function statusText({ last, isBusy, issueUrl, helpful }: FormView): string {
  if (issueUrl !== undefined) return helpful === null ? 'Your answer has been taken back.' : '';
  if (isBusy) return 'Sending …';
  if (!last) return '';
  const { what, outcome } = last;
  switch (outcome.type) {
    case 'sent':
      return SENT[what];
    case 'offline':
      return 'Not sent: this device is offline. It is sent when the connection is back, as long as this page is open.';
    case 'refused':
      return 'Not sent: the receiver cannot be reached, or has refused it. Your text is kept in this tab.';
    case 'limited':
      return `Not sent: too many messages in a short time. Your text is kept in this tab. Try again in ${
        outcome.minutes === 1 ? 'a minute' : `${outcome.minutes} minutes`
      }.`;
  }
}
