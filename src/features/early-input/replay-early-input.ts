/**
 * Repeats what the reader did before the app could react, in the same order: clicks that the inline script has kept,
 * and text in search fields. Called once, right after hydration.
 */
export function replayEarlyInput(): void {
  const kept = window.earlyClicks ?? [];
  delete window.earlyClicks;
  for (const element of document.querySelectorAll('[aria-busy]')) element.removeAttribute('aria-busy');
  for (const field of document.querySelectorAll<HTMLInputElement>('input[type=search]'))
    if (field.value !== field.defaultValue) repeatTyping(field);
  void repeat(kept);
}

async function repeat(kept: Iterable<HTMLElement>): Promise<void> {
  for (const control of kept) {
    control.click();
    // React renders in a microtask. The reader's next action comes later, so it cannot overtake.
    await Promise.resolve();
  }
}

/**
 * Makes React notice text that was in a field before hydration: it ignores an `input` event if it has seen the value
 * before, and it does not see what `setRangeText` does.
 */
function repeatTyping(field: HTMLInputElement): void {
  const { value } = field;
  field.value = '';
  field.setRangeText(value, 0, 0, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
