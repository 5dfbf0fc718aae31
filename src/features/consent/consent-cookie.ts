import { parseConsent, toCookie, type Consent } from './consent-state';

// In a frame without an origin of its own the cookies cannot be touched: the decision then holds for the page's life.
export function readConsent(): Consent {
  try {
    return parseConsent(document.cookie);
  } catch {
    return null;
  }
}

export function writeConsent(agreed: boolean): void {
  try {
    document.cookie = toCookie(agreed, window.location.protocol === 'https:');
  } catch {
    // Nothing to keep it in.
  }
}

/** True while the reader agrees to be counted; asked anew for each event, so that taking the consent back counts at once. */
export function hasConsent(): boolean {
  return readConsent() === true;
}
