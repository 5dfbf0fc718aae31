import { readSessionJson, writeSession } from '../../hooks/browser-storage';

/** What a reader has said of a page in this tab. */
export interface KeptAnswer {
  /** The answer that has been sent; null if there is none. */
  readonly helpful: boolean | null;
  /** Text that has not been sent. */
  readonly draft: string;
}

/** For browsers that store nothing: until the page is left. */
const unstored = new Map<string, KeptAnswer>();
const keyOf = (path: string): string => `feedback:${path}`;

/** The page that is shown. By the address, because the head can still be that of the page before. */
export function shownPath(): string {
  return window.location.pathname.replace(/(?<=.)\/$/, '');
}

/** The answer on a page. It is gone with the tab. */
export function readAnswer(path: string): KeptAnswer {
  const kept = unstored.get(path) ?? (readSessionJson(keyOf(path)) as Partial<KeptAnswer> | undefined);
  return { helpful: kept?.helpful ?? null, draft: kept?.draft ?? '' };
}

export function keepAnswer(path: string, change: Partial<KeptAnswer>): void {
  const answer = { ...readAnswer(path), ...change };
  if (!writeSession(keyOf(path), JSON.stringify(answer))) unstored.set(path, answer);
}

/** Shows which answer is chosen. */
export function markAnswer(block: Element, helpful: boolean | null): void {
  const chosen = helpful === null ? '' : helpful ? 'yes' : 'no';
  for (const button of block.querySelectorAll<HTMLElement>('[data-feedback-answer]'))
    button.setAttribute('aria-pressed', String(button.dataset.feedbackAnswer === chosen));
}
