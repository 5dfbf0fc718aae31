declare global {
  interface Window {
    /**
     * Controls that were clicked before the app could react, in order. They have `aria-busy`, and the click has not had
     * any effect yet. The inline script adds them as long as the root element has no `data-has-hydrated`: see
     * `src/gatsby/browser/starter.ts`.
     */
    earlyClicks?: Set<HTMLElement>;
    /** Called if the code or data of the page in the HTML could not be loaded. */
    failStart?: () => void;
  }
}

export {};
