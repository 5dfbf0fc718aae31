/**
 * A click or a key press before the app could react, and the control that it concerns. It has not had any effect yet.
 * The control has `aria-busy`. The inline script puts them into `window.earlyInput`, in order, as long as the root
 * element has no `data-has-hydrated`: see `src/gatsby/browser/starter.ts`.
 */
export type EarlyInput = readonly [event: Event, target: HTMLElement];

/**
 * What was typed for the search and is typed again after a reload: the fields of a `keydown` event on its button, or no
 * key for a click on it.
 */
export type Typing = readonly (readonly [key?: string, ctrlKey?: boolean, metaKey?: boolean])[];

declare global {
  interface Window {
    earlyInput?: EarlyInput[];
    /**
     * Reloads the page if the server's current version of it no longer contains `name`, because a release has gone live
     * that has other files. Resolves to whether the page is being reloaded; false if this has been tried before.
     *
     * @param name the file that could not be loaded, as it is named in the page, or the hash of the release
     * @param typing returns what has been typed for the search, when the page goes away
     */
    reloadForRelease?: (name: string, typing?: () => Typing) => Promise<boolean>;
    /** True while the page is being reloaded for that reason. */
    isReloading?: boolean;
    /** Called if the code or data of the page in the HTML could not be loaded. */
    failStart?: () => void;
  }
}
