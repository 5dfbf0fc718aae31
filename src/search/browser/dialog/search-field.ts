/** DocSearch's field. */
export function searchFieldIn(container: HTMLElement | undefined): HTMLInputElement | null {
  return container?.querySelector<HTMLInputElement>('.DocSearch-Input') ?? null;
}
