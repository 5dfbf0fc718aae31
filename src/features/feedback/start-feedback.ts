import { openSession, type ChooseAnswer } from './feedback-session';
import { markAnswer, readAnswer, shownPath } from './kept-answer';
import type { FeedbackConfig } from './question-html';

/** Makes the questions of all pages work, once for the whole site. */
export function startFeedback(feedback: FeedbackConfig): void {
  const sessions = new WeakMap<Element, ChooseAnswer>();
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-feedback-answer]');
    const block = button?.closest<HTMLElement>('[data-feedback]');
    if (!button || !block) return;
    block.querySelector('[role=alert]')?.remove();
    const choose = sessions.get(block) ?? openSession(block, feedback);
    sessions.set(block, choose);
    choose(button.dataset.feedbackAnswer === 'yes');
  });

  let page: Element | null = null;
  const showKeptAnswer = () => {
    const block = document.querySelector('[data-feedback]');
    if (block && block !== page) markAnswer(block, readAnswer(shownPath()).helpful);
    page = block;
  };
  showKeptAnswer();
  // Pages are announced before their content is there.
  new MutationObserver(showKeptAnswer).observe(document.body, { childList: true, subtree: true });
}
