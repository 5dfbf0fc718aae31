/**
 * Shows a mode that need not be the reader's choice, whatever they press here or in another window. Returns a function
 * that ends it.
 */
export function keepMode(mode: 'light' | 'dark'): () => void {
  const root = document.documentElement;
  const show = (): void => {
    if (root.dataset.theme !== mode) root.dataset.theme = mode;
  };
  show();
  const observer = new MutationObserver(show);
  observer.observe(root, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
