/** Time in milliseconds for which a button shows the outcome of copying. */
const FEEDBACK_TIME = 1000;

/** The text of a block: code, or JSON that can be folded. */
const CODE = 'pre code, .code-json';

const FEEDBACK = {
  copied: { className: 'is-copied', label: STRINGS.common.copied, status: STRINGS.common.copied },
  failed: {
    className: 'is-failed',
    label: STRINGS.code.copyingFailed,
    status: STRINGS.code.copyWithKeyboard,
  },
} as const;

const timers = new WeakMap<HTMLElement, number>();

/**
 * The code of a block for copying, without the final line break. The style sheet draws the line numbers, so they are
 * not part of the text.
 */
export function codeText(block: Element): string {
  return (block.querySelector(CODE)?.textContent ?? '').replace(/\n$/, '');
}

/** Copies a block's code. If the browser refuses, the code is selected, so that the reader can copy it. */
export function copyCode(block: Element, button: HTMLElement, announce: (message: string) => void): Promise<void> {
  return copyText(codeText(block), block.querySelector(CODE), button, announce);
}

/**
 * Copies text and shows the outcome on its button; `announce` reports it to screen readers. If the browser refuses,
 * selects `shown`, the element that contains the text.
 */
export async function copyText(
  text: string,
  shown: Element | null,
  button: HTMLElement,
  announce: (message: string) => void,
): Promise<void> {
  let outcome: keyof typeof FEEDBACK = 'copied';
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    outcome = 'failed';
    if (shown) window.getSelection()?.selectAllChildren(shown);
  }
  const feedback = FEEDBACK[outcome];
  const idle = button.dataset.idleLabel ?? button.getAttribute('aria-label') ?? '';
  button.dataset.idleLabel = idle;
  setFeedback(button, feedback.className, feedback.label);
  announce(feedback.status);
  window.clearTimeout(timers.get(button));
  const end = () => {
    setFeedback(button, null, idle);
    announce('');
  };
  timers.set(button, window.setTimeout(end, FEEDBACK_TIME));
}

function setFeedback(button: HTMLElement, className: string | null, label: string): void {
  for (const feedback of Object.values(FEEDBACK))
    button.classList.toggle(feedback.className, feedback.className === className);
  button.setAttribute('aria-label', label);
  button.title = label;
}
