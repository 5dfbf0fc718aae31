/** What reports need from the rest of the page. */
export interface ReportedPage {
  readonly hasConsent: () => boolean;
  /** Calls back when consent may have changed; returns a function that stops this. */
  readonly onConsentChange: (onChange: () => void) => () => void;
  /** Calls back after each navigation, with the message of one that has failed. */
  readonly onArrival: (onArrival: (failure: string | null) => void) => void;
}
