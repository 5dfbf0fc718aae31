/** Opens an element, if it can be closed, and every closed part of the page around it. */
export function openAround(element: Element | null): void {
  for (let details = element?.closest('details'); details; details = details.parentElement?.closest('details'))
    details.open = true;
}
