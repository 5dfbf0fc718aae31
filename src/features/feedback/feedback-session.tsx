import { createRoot } from 'react-dom/client';
import { FeedbackForm, type FormView } from './feedback-form';
import { newIssueUrl } from './issue-url';
import { keepAnswer, markAnswer, readAnswer, shownPath } from './kept-answer';
import type { FeedbackConfig } from './question-html';
import { describePage, sendFeedback } from './send-feedback';

/** Chooses an answer to one question. */
export type ChooseAnswer = (helpful: boolean) => void;

/**
 * Makes the form below a question.
 *
 * @param block the question, as `questionHtml` makes it
 */
export function openSession(block: HTMLElement, { url, issuesUrl }: FeedbackConfig): ChooseAnswer {
  const page = describePage();
  const subject = shownPath();
  const root = createRoot(block.querySelector('[data-feedback-form]') ?? block);
  const { host } = new URL(url ?? issuesUrl, window.location.href);
  let view: FormView = { ...readAnswer(subject), host };
  let sending = Promise.resolve();

  const show = (change: Partial<FormView>) => {
    view = { ...view, ...change };
    markAnswer(block, view.helpful);
    const issue = url === undefined ? { issueUrl: issueFor(view) } : {};
    root.render(<FeedbackForm view={{ ...view, ...issue }} onType={type} onSend={sendComment} />);
  };

  const issueFor = ({ helpful, draft }: FormView): string =>
    newIssueUrl(
      issuesUrl,
      `Documentation: ${page.path}`,
      `Page: ${page.path}${page.docs === null ? '' : `\nVersion: ${page.docs}`}\nTitle: ${document.title}\n` +
        `Helpful: ${helpful ? 'yes' : 'no'}\n\n${draft}`,
    );

  /** Sends after what is on its way, so that each answer says which one it replaces. */
  const deliver = (helpful: boolean, comment = '') => {
    sending = sending.then(async () => {
      const previous = readAnswer(subject).helpful;
      if (url === undefined || (comment === '' && helpful === previous)) return;
      show({ status: 'sending' });
      const isSent = await sendFeedback(url, { ...page, helpful, previous, ...(comment && { comment }) });
      const draft = isSent && view.draft.trim() === comment ? '' : view.draft;
      if (isSent) keepAnswer(subject, { helpful, draft });
      show({ draft, status: isSent ? (comment ? 'commentSent' : 'answerSent') : 'refused' });
    });
  };

  const type = (draft: string) => {
    keepAnswer(subject, { draft });
    show({ draft });
  };
  const sendComment = () => deliver(view.helpful ?? false, view.draft.trim());

  return (helpful) => {
    show({ helpful });
    if (url === undefined) keepAnswer(subject, { helpful });
    else deliver(helpful);
  };
}
