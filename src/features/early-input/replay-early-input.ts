import type { EarlyInput } from '../../site/early-input';

/**
 * Repeats what the reader did before the app could react, in the same order: clicks and keys that the inline script has
 * kept, and text in search fields. Called once, right after hydration.
 */
export function replayEarlyInput(): void {
  const kept = window.earlyInput ?? [];
  delete window.earlyInput;
  for (const element of document.querySelectorAll('[aria-busy]')) element.removeAttribute('aria-busy');
  for (const field of document.querySelectorAll<HTMLInputElement>('input[type=search]'))
    if (field.value !== field.defaultValue) repeatTyping(field);
  void repeat(withoutRepeatedClicks(kept));
}

/**
 * Only the last click on each control: readers click again because nothing has happened, not to undo the first click.
 * The last one counts, so that several tabs end with the one that was clicked last.
 */
export function withoutRepeatedClicks(kept: readonly EarlyInput[]): readonly EarlyInput[] {
  return kept.filter(
    ([event, target], index) =>
      event.type !== 'click' ||
      !kept.slice(index + 1).some(([later, other]) => later.type === 'click' && other === target),
  );
}

async function repeat(kept: readonly EarlyInput[]): Promise<void> {
  let origin: Element | null = null;
  let destination: Element | null = null;
  for (const [event, target] of kept) {
    const focused = document.activeElement;
    // A key that has moved the focus to the next tab is followed by keys for that tab.
    const element = target === origin && destination ? destination : target;
    element.dispatchEvent(copyOf(event));
    // React renders in a microtask. The reader's next action comes later, so it cannot overtake.
    await Promise.resolve();
    if (document.activeElement === focused) continue;
    origin = target;
    destination = document.activeElement;
  }
}

function copyOf(event: Event): Event {
  return event instanceof KeyboardEvent ? new KeyboardEvent(event.type, event) : new MouseEvent(event.type, event);
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
