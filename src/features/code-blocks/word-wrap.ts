/**
 * Measures code blocks and shows their wrap buttons while lines are too long, and while wrapping is on, because then no
 * line is too long. Called when the size of blocks changes, for example when a tab opens. All are measured before one
 * is changed, so that the browser lays out the page only once.
 */
export function updateWrapButtons(blocks: readonly Element[]): void {
  const measured = blocks.flatMap((block) => {
    const button = block.querySelector<HTMLButtonElement>('[data-code-wrap]');
    const code = block.querySelector('pre');
    return button && code ? [{ button, overflows: code.scrollWidth > code.clientWidth }] : [];
  });
  for (const { button, overflows } of measured) button.hidden = !overflows && !isPressed(button);
}

/** Turns wrapping of a block on or off; the style sheet follows the button's state. */
export function toggleWrap(block: Element): void {
  const button = block.querySelector('[data-code-wrap]');
  button?.setAttribute('aria-pressed', String(!isPressed(button)));
  updateWrapButtons([block]);
}

function isPressed(button: Element): boolean {
  return button.getAttribute('aria-pressed') === 'true';
}
