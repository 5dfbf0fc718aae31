/** DocSearch's field. */
export function searchFieldIn(container: HTMLElement | undefined): HTMLInputElement | null {
  return container?.querySelector<HTMLInputElement>('.DocSearch-Input') ?? null;
}

/**
 * Calls a listener with the text of the dialog's field each time it has changed, after React has handled the change.
 * Defect: React gives a field its previous text back if a component is rendered between the browser's event and React's
 * own listener on the body; a listener in the dialog that sets state makes that happen. Symptom: on slow machines, the
 * first letter is lost. Test: SRM-2 "typed while the dialog is loading".
 *
 * @returns removes the listener
 */
export function onTyped(container: HTMLElement, listener: (text: string) => void): () => void {
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && container.contains(target)) listener(target.value);
  };
  document.addEventListener('input', onInput);
  return () => document.removeEventListener('input', onInput);
}
