/**
 * A click or a key press before the app could react, and the control that it concerns. It has not had any effect yet.
 * The control has `aria-busy`. The inline script puts them into `window.earlyInput`, in order, as long as the root
 * element has no `data-has-hydrated`: see `src/gatsby/browser/starter.ts`.
 */
export type EarlyInput = readonly [event: Event, target: HTMLElement];

declare global {
  interface Window {
    earlyInput?: EarlyInput[];
  }
}
