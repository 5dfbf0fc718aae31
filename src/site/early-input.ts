/**
 * A click or a key press before the app could react, and the control that it concerns. It has not had any effect yet.
 * The control has `aria-busy`. The inline script puts them into `window.earlyInput`, in order, as long as the root
 * element has no `data-has-hydrated`: see `src/gatsby/browser/starter.ts`.
 */
export type EarlyInput = readonly [event: Event, target: HTMLElement];

/** A control of a page: its name, its index among the controls of that name, and their number. */
export type ControlPlace = readonly [name: string, index: number, count: number];

/**
 * What was typed and clicked and is repeated after a reload: the fields of a `keydown` event, or no key for a click,
 * and the control, or none for the search button.
 */
export type Typing = readonly (readonly [key?: string, ctrlKey?: boolean, metaKey?: boolean, place?: ControlPlace])[];

declare global {
  interface Window {
    earlyInput?: EarlyInput[];
    /**
     * Reloads the page if the server's current version of it no longer contains `name`, because a release has gone live
     * that has other files. Resolves to whether the page is being reloaded; false if this has been tried before.
     *
     * @param name the file that could not be loaded, as it is named in the page, or the hash of the release
     * @param typing returns what is to be repeated after the reload, when the page goes away; by default, what has been
     *   kept in `earlyInput`
     */
    reloadForRelease?: (name: string, typing?: () => Typing) => Promise<boolean>;
    /** What `reloadForRelease` calls, once `rescue.mjs` has been loaded. */
    reloadIfReleased?: (name: string, typing?: () => Typing) => Promise<boolean>;
    /** True while the page is being reloaded for that reason. */
    isReloading?: boolean;
    /** Called if the code or data of the page in the HTML could not be loaded. */
    failStart?: () => void;
  }
}
