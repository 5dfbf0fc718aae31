/** The reader's decision about cookies; null if there is none yet. */
export type Consent = boolean | null;

export interface ConsentState {
  readonly choice: Consent;
  /** True while the banner is shown. */
  readonly open: boolean;
  /** True if the reader opened the banner. It then takes the focus and returns it later. */
  readonly asked: boolean;
}

export type ConsentAction =
  | { readonly type: 'read'; readonly choice: Consent }
  | { readonly type: 'decide'; readonly choice: boolean }
  | { readonly type: 'reopen' };

/** Before the cookie has been read, nothing is shown and nothing is allowed. */
export const INITIAL_CONSENT: ConsentState = { choice: null, open: false, asked: false };

const COOKIE = 'CookieConsent';
const LIFETIME_IN_SECONDS = 365 * 24 * 60 * 60;

/** Parses the decision from the page's cookies; any value except for `true` and `false` counts as none. */
export function parseConsent(cookies: string): Consent {
  const value = cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);
  if (value === 'true') return true;
  return value === 'false' ? false : null;
}

/** The cookie that stores a decision for a year. */
export function toCookie(choice: boolean, isSecure: boolean): string {
  return `${COOKIE}=${choice}; Max-Age=${LIFETIME_IN_SECONDS}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

export function reduceConsent(state: ConsentState, action: ConsentAction): ConsentState {
  switch (action.type) {
    case 'read':
      // Without a cookie, a decision on this page still counts: the browser may not store any.
      if (action.choice === null) return state.choice === null ? { ...state, open: true } : state;
      return action.choice === state.choice ? state : { choice: action.choice, open: false, asked: false };
    case 'decide':
      return { choice: action.choice, open: false, asked: false };
    case 'reopen':
      return { ...state, open: true, asked: true };
  }
}
