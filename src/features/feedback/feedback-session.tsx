import { createRoot } from 'react-dom/client';
import type { Feedback } from '../../site/feedback-schema';
import { FeedbackForm, type FormView } from './feedback-form';
import { describePage, describeSample } from './feedback-page';
import { newIssueUrl } from './issue-url';
import { markAnswer, subjectOf } from './question';
import type { FeedbackConfig } from './question-html';
import { sendFeedback, type Outcome } from './send-feedback';
import { isNewQuery, keepAnswer, readAnswer } from './tab-answers';

/** The open form below one question. */
export interface FeedbackSession {
  readonly choose: (helpful: boolean) => void;
  /** Ends it once its page is gone. */
  readonly end: () => void;
}

type Message = { readonly what: 'answer' | 'comment' | 'withdrawal'; readonly helpful: boolean | null };

/**
 * Opens the form below a question.
 *
 * @param block the question, as `questionHtml` makes it
 * @param sample the sample that it is about; null for the page
 */
export function openSession(
  block: HTMLElement,
  sample: Element | null,
  { url, issuesUrl }: FeedbackConfig,
): FeedbackSession {
  const page = describePage();
  const about = sample ? { kind: 'sample' as const, sample: describeSample(sample) } : { kind: 'page' as const };
  const subject = subjectOf(sample);
  const root = createRoot(block.querySelector('[data-feedback-form]') ?? block);
  const { host } = new URL(url ?? issuesUrl, window.location.href);
  let view: FormView = { ...readAnswer(subject), isBusy: false, canRetry: false, host };
  let unsent: Message | undefined;
  /** What the reader has chosen while a message was on its way. */
  let next: boolean | undefined;

  const show = (change: Partial<FormView>) => {
    view = { ...view, ...change };
    markAnswer(block, view.helpful);
    const issueUrl = url === undefined ? issueFor(view) : undefined;
    root.render(
      <FeedbackForm
        view={issueUrl === undefined ? view : { ...view, issueUrl }}
        actions={{ type, send: () => deliver({ what: 'comment', helpful: view.helpful }), retry, takeBack }}
      />,
    );
  };

  const issueFor = ({ helpful, draft }: FormView): string => {
    const place = about.kind === 'page' ? '' : `\nSample: ${Object.values(about.sample).filter(Boolean).join(', ')}`;
    return newIssueUrl(
      issuesUrl,
      `Documentation: ${page.path}`,
      `Page: ${page.path}${page.docs === null ? '' : `\nVersion: ${page.docs}`}\nTitle: ${document.title}${place}\n` +
        `Helpful: ${helpful ? 'yes' : 'no'}\n\n${draft}`,
    );
  };

  const deliver = (message: Message) => {
    if (url === undefined || view.isBusy) return;
    const { what, helpful } = message;
    const previous = readAnswer(subject).helpful;
    const comment = what === 'comment' ? view.draft.trim() : '';
    const feedback: Feedback = { ...about, ...page, helpful, previous, ...(comment && { comment }) };
    unsent = undefined;
    show({ isBusy: true, canRetry: false });
    void sendFeedback(url, feedback).then((outcome) => settle(message, comment, outcome));
  };

  const settle = (message: Message, comment: string, outcome: Outcome) => {
    const isSent = outcome.type === 'sent';
    if (isSent) keepAnswer(subject, { helpful: message.helpful });
    else unsent = message;
    const hasSentText = isSent && message.what === 'comment' && view.draft.trim() === comment;
    if (hasSentText) keepAnswer(subject, { draft: '' });
    show({
      isBusy: false,
      canRetry: !isSent,
      last: { what: message.what, outcome },
      ...(hasSentText && { draft: '' }),
    });
    const chosen = next;
    next = undefined;
    if (chosen !== undefined) choose(chosen);
  };

  const type = (draft: string) => {
    keepAnswer(subject, { draft });
    show({ draft });
  };

  const retry = () => {
    if (!unsent) return;
    // The button disappears, and with it the focus.
    if (document.activeElement?.closest('[data-feedback]') === block) block.focus();
    deliver(unsent);
  };

  const takeBack = () => {
    if (view.isBusy) return;
    // The form disappears, and with it the focus.
    block.querySelector<HTMLElement>('[data-feedback-answer]')?.focus();
    show({ helpful: null });
    if (url === undefined) keepAnswer(subject, { helpful: null });
    else if (readAnswer(subject).helpful !== null) deliver({ what: 'withdrawal', helpful: null });
    else show({ canRetry: false, last: { what: 'withdrawal', outcome: { type: 'sent' } } });
  };

  const choose = (helpful: boolean) => {
    if (view.isBusy) {
      next = helpful;
      return;
    }
    show({ helpful });
    if (url === undefined) keepAnswer(subject, { helpful });
    // Pressed twice, it counts once.
    else if (readAnswer(subject).helpful !== helpful) deliver({ what: 'answer', helpful });
  };

  const onOnline = () => {
    if (view.last?.outcome.type === 'offline') retry();
  };
  window.addEventListener('online', onOnline);
  return {
    choose,
    end: () => {
      window.removeEventListener('online', onOnline);
      root.unmount();
    },
  };
}

/** Sends a query without results, once in a tab. */
export async function sendMissed(query: string, url: string): Promise<void> {
  if (isNewQuery(query)) await sendFeedback(url, { kind: 'search', ...describePage(), query });
}
