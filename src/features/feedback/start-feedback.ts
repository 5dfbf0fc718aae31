import { readSessionJson, writeSession } from '../../hooks/browser-storage';
import type { FeedbackConfig } from './question-html';
import { describePage, sendFeedback } from './send-feedback';

/** Makes the questions of all pages work, once for the whole site. */
export function startFeedback({ url }: FeedbackConfig): void {
  if (url === undefined) return;
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-feedback-answer]');
    const block = button?.closest<HTMLElement>('[data-feedback]');
    if (!button || !block || button.getAttribute('aria-pressed') === 'true') return;
    block.querySelector('[role=alert]')?.remove();
    void answer(block, button, url);
  });
}

async function answer(block: HTMLElement, button: HTMLElement, url: string): Promise<void> {
  const press = (pressed: Element | null) =>
    block
      .querySelectorAll('[data-feedback-answer]')
      .forEach((one) => one.setAttribute('aria-pressed', String(one === pressed)));
  const say = (status: 'sending' | 'sent' | 'refused') => {
    const element = block.querySelector<HTMLElement>('[role=status]');
    if (!element) return;
    element.dataset.status = status;
    element.textContent = STRINGS.feedback[status];
  };
  press(button);
  say('sending');
  const page = describePage();
  // In this tab, each answer says which one it replaces, so that a page counts once.
  const key = `feedback:${page.path}`;
  const previous = (readSessionJson(key) as boolean | undefined) ?? null;
  const helpful = button.dataset.feedbackAnswer === 'yes';
  writeSession(key, String(helpful));
  if (await sendFeedback(url, { ...page, helpful, previous })) return say('sent');
  writeSession(key, previous === null ? null : String(previous));
  press(null);
  say('refused');
}
