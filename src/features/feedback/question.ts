import { describeSample } from './feedback-page';

/**
 * Name under which the tab keeps the answer about a page or a sample. By the address, because the head of a page that
 * has just been shown can still be that of the page before.
 */
export function subjectOf(sample: Element | null): string {
  const path = window.location.pathname.replace(/(?<=.)\/$/, '');
  return sample ? `${path}#sample-${describeSample(sample).index}` : path;
}

/** Shows which answer is chosen. */
export function markAnswer(block: Element, helpful: boolean | null): void {
  const chosen = helpful === null ? '' : helpful ? 'yes' : 'no';
  for (const button of block.querySelectorAll<HTMLElement>('[data-feedback-answer]'))
    button.setAttribute('aria-pressed', String(button.dataset.feedbackAnswer === chosen));
}
