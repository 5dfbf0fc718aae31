import { SEARCH_EVENT, type SearchAnswer } from '../../site/feedback';
import { describePage, SAMPLES } from './feedback-page';
import { openSession, sendMissed, type FeedbackSession } from './feedback-session';
import { markAnswer, subjectOf } from './question';
import { QUESTIONS, questionHtml, type FeedbackConfig } from './question-html';
import { watchSearches } from './search-watch';
import { readAnswer } from './tab-answers';

export interface FeedbackSettings {
  readonly feedback: FeedbackConfig;
  /** Whether searches without results may be sent, which readers do not do themselves. */
  readonly mayTellSearches: () => boolean;
}

/** Makes the questions of all pages work, once for the whole site. */
export function startFeedback({ feedback, mayTellSearches }: FeedbackSettings): void {
  const sessions = new Map<HTMLElement, FeedbackSession>();

  const answer = (button: HTMLElement, block: HTMLElement) => {
    block.querySelector('[role=alert]')?.remove();
    const session = sessions.get(block) ?? openSession(block, sampleOf(block), feedback);
    sessions.set(block, session);
    session.choose(button.dataset.feedbackAnswer === 'yes');
  };

  document.addEventListener('click', ({ target }) => {
    const element = target as Element;
    const button = element.closest<HTMLElement>('[data-feedback-answer]');
    const block = button?.closest<HTMLElement>('[data-feedback]');
    if (button && block) answer(button, block);
    const opener = element.closest<HTMLElement>('[data-feedback-sample]');
    if (opener) toggleQuestion(opener, feedback);
  });
  document.addEventListener('keydown', ({ key, target }) => {
    const block = (target as Element).closest<HTMLElement>('[data-feedback=sample]');
    const opener = block && sampleOf(block)?.querySelector<HTMLElement>('[data-feedback-sample]');
    if (key !== 'Escape' || !opener) return;
    toggleQuestion(opener, feedback);
    opener.focus();
  });

  let page: Element | null = null;
  const prepare = () => {
    const block = document.querySelector('[data-feedback=page]');
    // An edit changes the samples of the page that is open.
    if (process.env.NODE_ENV === 'development' && block) addOpeners();
    if (block === page) return;
    page = block;
    for (const [old, session] of sessions) {
      if (old.isConnected) continue;
      session.end();
      sessions.delete(old);
    }
    if (!block) return;
    markAnswer(block, readAnswer(subjectOf(null)).helpful);
    addOpeners();
  };
  prepare();
  // Pages are announced before their content is there.
  new MutationObserver(prepare).observe(document.body, { childList: true, subtree: true });
  const { url } = feedback;
  if (url !== undefined) tellSearches(mayTellSearches, (query) => sendMissed(query, url));
}

function tellSearches(mayTell: () => boolean, send: (query: string) => Promise<void>): void {
  const watch = watchSearches((query) => {
    // What cannot be loaded or sent is lost: readers have not asked for it.
    if (mayTell()) send(query).catch(Boolean);
  });
  window.addEventListener(SEARCH_EVENT, (event) => watch.onAnswer((event as CustomEvent<SearchAnswer>).detail));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') watch.flush();
  });
}

/** The sample above its question; null for the question about the page. */
function sampleOf(block: HTMLElement): Element | null {
  return block.dataset.feedback === 'sample' ? block.previousElementSibling : null;
}

function addOpeners(): void {
  document.querySelectorAll(SAMPLES).forEach(addOpener);
}

function addOpener(sample: Element): void {
  const actions = sample.querySelector('.code-actions');
  if (!actions || actions.querySelector('[data-feedback-sample]')) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'code-button';
  button.dataset.feedbackSample = '';
  button.setAttribute('aria-label', QUESTIONS.sample);
  button.title = QUESTIONS.sample;
  button.setAttribute('aria-expanded', 'false');
  actions.prepend(button);
}

/** Shows or hides the question below a sample. What has been typed there stays. */
function toggleQuestion(opener: HTMLElement, feedback: FeedbackConfig): void {
  const sample = opener.closest('[data-code-block]');
  if (!sample) return;
  let block = sample.nextElementSibling as HTMLElement | null;
  if (block?.dataset.feedback !== 'sample') {
    sample.insertAdjacentHTML('afterend', questionHtml('sample', describePage().path, feedback));
    block = sample.nextElementSibling as HTMLElement;
    block.hidden = true;
    markAnswer(block, readAnswer(subjectOf(sample)).helpful);
  }
  block.hidden = !block.hidden;
  opener.setAttribute('aria-expanded', String(!block.hidden));
  if (!block.hidden) block.focus();
}
