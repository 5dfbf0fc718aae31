/**
 * Copies the URL of the page with the state of the playground in its hash. If the browser does not allow copying, puts
 * the hash in the address bar instead.
 *
 * @param hash the state as a hash
 * @param showHash puts a hash in the address bar
 * @param say shows a message about what happened
 */
export function shareLink(hash: string, showHash: (hash: string) => void, say: (message: string) => void): void {
  const link = `${window.location.origin}${window.location.pathname}${hash}`;
  // The call is inside the promise chain, because `navigator.clipboard` is undefined outside a secure context.
  Promise.resolve()
    .then(() => navigator.clipboard.writeText(link))
    .then(
      () => say(STRINGS.playgrounds.linkCopied),
      () => {
        showHash(hash);
        say(STRINGS.playgrounds.linkNotCopied);
      },
    );
}
