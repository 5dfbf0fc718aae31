import { parseConsent, toCookie, type Consent } from './consent-state';

// In a frame with an opaque origin, cookies are not accessible. The decision then lasts for the lifetime of the page.
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
    // The decision cannot be stored.
  }
}

/** True while the reader consents. Reads the cookie each time, so that withdrawing consent takes effect immediately. */
export function hasConsent(): boolean {
  return readConsent() === true;
}
