import { useId, useRef, type FormEvent } from 'react';
import { fill } from '../../site/fill';
import { COMMENT_LENGTH } from './send-feedback';

export interface FormView {
  readonly helpful: boolean | null;
  readonly draft: string;
  readonly status?: 'sending' | 'answerSent' | 'commentSent' | 'refused';
  /** Address of a new issue with the text, where nothing else takes it. */
  readonly issueUrl?: string;
  /** Host that gets the answers, or the code host. */
  readonly host: string;
}

interface FeedbackFormProps {
  readonly view: FormView;
  readonly onType: (text: string) => void;
  readonly onSend: () => void;
}

/** What comes below the question once it is answered: a comment, and what has become of it. */
export function FeedbackForm({ view, onType, onSend }: FeedbackFormProps) {
  const { helpful, draft, status, issueUrl, host } = view;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.trim() === '') field.current?.focus();
    else if (status !== 'sending') onSend();
  };
  return (
    <>
      <form className="feedback-form" onSubmit={submit}>
        <label htmlFor={id}>{helpful ? STRINGS.feedback.whatHelped : STRINGS.feedback.whatIsMissing}</label>
        <textarea
          ref={field}
          id={id}
          rows={4}
          maxLength={COMMENT_LENGTH}
          aria-describedby={`${id}-note`}
          value={draft}
          onChange={({ target }) => onType(target.value)}
        />
        <p id={`${id}-note`} className="feedback-note">
          {fill(issueUrl === undefined ? STRINGS.feedback.receiver : STRINGS.feedback.publicIssue, { host })}
        </p>
        <p className="feedback-answers">
          {issueUrl === undefined ? (
            <button type="submit" className="feedback-button" aria-disabled={status === 'sending' || undefined}>
              {STRINGS.feedback.send}
            </button>
          ) : (
            <a className="feedback-button" href={issueUrl} target="_blank" rel="noopener noreferrer">
              {STRINGS.feedback.writeIssue}
              <span className="visually-hidden">{` ${STRINGS.common.opensInNewTab}`}</span>
            </a>
          )}
        </p>
      </form>
      <p role="status" className="feedback-status" data-status={status}>
        {status && STRINGS.feedback[status]}
      </p>
    </>
  );
}
