/**
 * Calls `onChange` when the cookie may have changed in another tab or window. Browsers without the Cookie Store API
 * only notice it when the reader returns to this page.
 *
 * @returns a function that stops this
 */
export function onConsentChange(onChange: () => void): () => void {
  const onShow = () => {
    if (document.visibilityState === 'visible') onChange();
  };
  const store = 'cookieStore' in window ? window.cookieStore : undefined;
  store?.addEventListener('change', onChange);
  window.addEventListener('focus', onChange);
  window.addEventListener('pageshow', onChange);
  document.addEventListener('visibilitychange', onShow);
  return () => {
    store?.removeEventListener('change', onChange);
    window.removeEventListener('focus', onChange);
    window.removeEventListener('pageshow', onChange);
    document.removeEventListener('visibilitychange', onShow);
  };
}
