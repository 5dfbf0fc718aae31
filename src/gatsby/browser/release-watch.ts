import type { Typing } from '../../site/early-input';

/**
 * The part of the inline script that notices that a release has gone live while a page is loading or open, as a
 * self-contained function like `starter.ts`, which calls it.
 *
 * A file that is missing is no proof: it may be missing for good, or there may be no connection, and then the page that
 * is shown is all that readers have. So the server is asked for the page first. If that no longer names the file, the
 * page is reloaded, and what has been typed for the search is typed again. A page that still names the file is not
 * reloaded. Each file is reloaded for once only, because a host whose servers disagree could go on forever.
 */
export function watchReleases(): void {
  let check: Promise<boolean> | undefined;

  const searchButton = (): HTMLElement | null => document.querySelector('[data-search-button]');

  const keptTyping = (): Typing =>
    (window.earlyInput ?? [])
      .filter(([, target]) => target === searchButton())
      .map(([event]) => {
        const { key, ctrlKey, metaKey } = event as KeyboardEvent;
        return [key, ctrlKey, metaKey];
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

  window.reloadForRelease = (name, typing = keptTyping) =>
    (check ??= reload(name, typing)
      .catch(() => false)
      .then((isLeaving) => {
        if (!isLeaving) check = undefined;
        return isLeaving;
      }));

  addEventListener(
    'error',
    ({ target }) => {
      const sheet = target as Partial<HTMLLinkElement>;
      if (sheet.rel === 'stylesheet' && !document.documentElement.hasAttribute('data-has-hydrated'))
        void window.reloadForRelease!(sheet.getAttribute!('href')!);
    },
    true,
  );

  // Registered before the starter's listener, which then starts the app.
  addEventListener('DOMContentLoaded', () => {
    try {
      const typing = JSON.parse(sessionStorage.typing ?? '[]') as Typing;
      delete sessionStorage.typing;
      for (const [key, ctrlKey = false, metaKey = false] of typing) {
        const event = { key: key!, ctrlKey, metaKey, bubbles: true, cancelable: true };
        if (key) searchButton()?.dispatchEvent(new KeyboardEvent('keydown', event));
        else searchButton()?.click();
      }
    } catch {
      // Without storage, nothing has been kept.
    }
  });
}
