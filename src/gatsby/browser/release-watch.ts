import type { ControlPlace, Typing } from '../../site/early-input';

/**
 * The part of `rescue.mjs` that notices that a release has gone live while a page is loading or open, as a
 * self-contained function like `starter.ts`, which loads the file when another one is missing.
 *
 * A file that is missing is no proof: it may be missing for good, or there may be no connection, and then the page that
 * is shown is all that readers have. So the server is asked for the page first. If that no longer names the file, the
 * page is reloaded, and what has been typed for the search and clicked is repeated. A page that still names the file is
 * not reloaded. Each file is reloaded for once only, because a host whose servers disagree could go on forever.
 *
 * A control is found again by its name among the page's controls, unless there are more or fewer of that name.
 */
export function watchReleases(): void {
  let check: Promise<boolean> | undefined;

  const searchButton = (): HTMLElement | null => document.querySelector('[data-search-button]');

  const nameOf = (control: Element): string =>
    [control.tagName, control.role, control.ariaLabel, control.textContent].join(' ');

  const namesakes = (name: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>('button,[role],[data-zoom],.diagram-frame')].filter(
      (control) => nameOf(control) === name,
    );

  const placeOf = (control: HTMLElement): ControlPlace | undefined => {
    if (control === searchButton()) return undefined;
    const name = nameOf(control);
    const found = namesakes(name);
    return [name, found.indexOf(control), found.length];
  };

  const controlAt = (place: ControlPlace | null | undefined): HTMLElement | null | undefined => {
    if (!place) return searchButton();
    const [name, index, count] = place;
    const found = namesakes(name);
    return found.length === count ? found[index] : undefined;
  };

  const keptTyping = (): Typing =>
    (window.earlyInput ?? []).map(([event, target]) => {
      const { key, ctrlKey, metaKey } = event as KeyboardEvent;
      return [key, ctrlKey, metaKey, placeOf(target)];
    });

  const reload = async (name: string, typing: () => Typing): Promise<boolean> => {
    const response = await fetch(location.href);
    const page = await response.text();
    const tried = sessionStorage.reloadedFor ?? '';
    // An error of the server is no page.
    if (response.status > 404 || page.includes(name) || tried.includes(name)) return false;
    sessionStorage.reloadedFor = tried + name;
    window.isReloading = true;
    // Readers go on typing until the new page arrives.
    addEventListener('pagehide', () => (sessionStorage.typing = JSON.stringify(typing())));
    location.reload();
    return true;
  };

  window.reloadIfReleased = (name, typing = keptTyping) =>
    (check ??= reload(name, typing)
      .catch(() => false)
      .then((isLeaving) => {
        if (!isLeaving) check = undefined;
        return isLeaving;
      }));

  const repeatTyping = (): void => {
    try {
      const typing = JSON.parse(sessionStorage.typing ?? '[]') as Typing;
      delete sessionStorage.typing;
      // What the reader has done since the reload comes after what was done before it.
      const later = window.earlyInput?.splice(0) ?? [];
      for (const [key, ctrlKey = false, metaKey = false, place] of typing) {
        const control = controlAt(place);
        if (key)
          control?.dispatchEvent(
            new KeyboardEvent('keydown', { key, ctrlKey, metaKey, bubbles: true, cancelable: true }),
          );
        else control?.click();
      }
      window.earlyInput?.push(...later);
    } catch {
      // Without storage, nothing has been kept.
    }
  };
  // The app starts only after the HTML has been parsed.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', repeatTyping);
  else repeatTyping();
}
