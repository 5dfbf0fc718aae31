/** State of the wrap button of a code block. */
export interface WrapButton {
  readonly isHidden: boolean;
  readonly isPressed: boolean;
}

/** The button is shown while lines are too long, and while wrapping is on, because then no line is too long. */
export function wrapButton(overflows: boolean, isOn: boolean): WrapButton {
  return { isHidden: !overflows && !isOn, isPressed: isOn };
}

/**
 * Measures a code block and shows or hides its wrap button. Called when the block's size changes, for example when a
 * tab opens.
 */
export function updateWrapButton(block: Element, isOn = readPressed(block)): void {
  const button = block.querySelector<HTMLButtonElement>('[data-code-wrap]');
  const code = block.querySelector('pre');
  if (!button || !code) return;
  button.setAttribute('aria-pressed', String(isOn));
  const { isHidden, isPressed } = wrapButton(code.scrollWidth > code.clientWidth, isOn);
  button.hidden = isHidden;
  button.setAttribute('aria-pressed', String(isPressed));
}

/** Turns wrapping of a block on or off; the style sheet follows the button's state. */
export function toggleWrap(block: Element): void {
  updateWrapButton(block, !readPressed(block));
}

function readPressed(block: Element): boolean {
  return block.querySelector('[data-code-wrap]')?.getAttribute('aria-pressed') === 'true';
}
