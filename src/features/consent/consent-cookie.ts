import { parseConsent, toCookie, type Consent } from './consent-state';

// In a frame with an opaque origin cookies are not accessible: the decision then lasts for the page's life.
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
    // It cannot be stored.
  }
}

/** True while the reader consents; read again for each event, so that withdrawing the consent takes effect at once. */
export function hasConsent(): boolean {
  return readConsent() === true;
}
