/**
 * What a reader expects of history and navigation, written like a reader would describe it: a list of entries, a place
 * in it, and at most one wish. The tests of the navigation compare it with the site, in jsdom and in a browser.
 */

/** What the reader waits for. Compared by identity. */
export interface Wish {
  /** What happens to the list of entries when the wish is fulfilled; nothing for back, forward and reload. */
  readonly entry: 'add' | 'replace' | 'keep';
  readonly href: string;
  /** Whether the browser loads a whole new page. */
  readonly isFullLoad: boolean;
}

export const pathOf = (href: string): string => href.split(/[?#]/)[0]!;

export class NavigationModel {
  entries: string[];
  index = 0;
  wish: Wish | null = null;
  /** Path of the page on the screen, and whether an error is shown in its place. */
  screen: { readonly path: string; readonly isError: boolean };
  /** Whether the app runs; otherwise there is only the static HTML. */
  isStarted = true;
  /** The release of the site that the tab runs. */
  release = 0;
  /** Paths that were fully loaded because a release had failed to load them, and have not been shown since. */
  readonly retried = new Map<string, Set<number>>();

  constructor(href: string) {
    this.entries = [href];
    this.screen = { path: pathOf(href), isError: false };
  }

  get address(): string {
    return this.entries[this.index]!;
  }

  click(href: string): void {
    this.want(href === this.address ? 'replace' : 'add', href);
  }

  /** Goes back or forward. Returns false if there is no such entry. */
  go(delta: number): boolean {
    if (this.entries[this.index + delta] === undefined) return false;
    this.index += delta;
    // The browser handles changes within a static page by itself.
    if (!this.isStarted && !this.wish && pathOf(this.address) === this.screen.path) return true;
    this.want('keep', this.address);
    return true;
  }

  reload(): void {
    this.wish = { entry: 'keep', href: this.address, isFullLoad: true };
  }

  private want(entry: Wish['entry'], href: string): void {
    const isFullLoad = !this.isStarted || (this.wish?.isFullLoad ?? false);
    this.wish = { entry, href, isFullLoad };
    const isOnScreen = !this.screen.isError && pathOf(href) === this.screen.path;
    if (isOnScreen && !isFullLoad) this.fulfill(false);
  }

  /** The code and data of the wish have loaded, belong to another release, or could not be loaded. */
  report(outcome: 'loaded' | 'outdated' | 'failed'): void {
    const { wish } = this;
    if (!wish) throw new Error('Nobody waits for this page.');
    const path = pathOf(wish.href);
    if (outcome === 'loaded') this.fulfill(false);
    else if (outcome === 'failed' && this.retried.get(path)?.has(this.release)) this.fulfill(true);
    else {
      if (outcome === 'failed') this.retried.set(path, new Set([...(this.retried.get(path) ?? []), this.release]));
      this.wish = { ...wish, isFullLoad: true };
    }
  }

  /** The browser shows the new page that was fully loaded. */
  arrive(isStarted: boolean): void {
    this.isStarted = isStarted;
    this.fulfill(false);
  }

  private fulfill(isError: boolean): void {
    const { entry, href } = this.wish!;
    if (entry === 'add') this.entries = [...this.entries.slice(0, ++this.index), href];
    else this.entries[this.index] = href;
    this.wish = null;
    this.screen = { path: pathOf(href), isError };
    if (this.isStarted && !isError) this.retried.delete(this.screen.path);
  }
}
