/**
 * Copies the address of the page with the playground's state in its hash.
 *
 * @param hash the state as a hash
 * @param say shows what has happened
 */
export function shareLink(hash: string, say: (message: string) => void): void {
  const link = `${window.location.origin}${window.location.pathname}${hash}`;
  // The whole call is in the chain: without a secure context there is no clipboard at all.
  Promise.resolve()
    .then(() => navigator.clipboard.writeText(link))
    .then(
      () => say('Link copied.'),
      () => {
        window.history.replaceState(window.history.state, '', hash);
        say('The browser does not let this page copy: the link is in the address bar.');
      },
    );
}
