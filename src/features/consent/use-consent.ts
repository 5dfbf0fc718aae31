import { useCallback, useEffect, useReducer, useRef } from 'react';
import { onConsentChange } from './consent-changes';
import { readConsent, writeConsent } from './consent-cookie';
import { INITIAL_CONSENT, reduceConsent } from './consent-state';
import { insertTag, isTagInserted, type TagManager } from './tag-script';

export interface ConsentControl {
  readonly isOpen: boolean;
  /** True if the reader opened the banner, which then takes the focus. */
  readonly isAsked: boolean;
  readonly decide: (agreed: boolean) => void;
  readonly reopen: () => void;
}

const reloadPage = () => window.location.reload();

/**
 * The reader's decision about cookies, made here or in another tab. The tag script is loaded once the reader agrees. A
 * running script cannot be stopped, so withdrawing consent reloads the page without it.
 */
export function useConsent(tag: TagManager | null, reload: () => void = reloadPage): ConsentControl {
  const [state, dispatch] = useReducer(reduceConsent, INITIAL_CONSENT);
  const opener = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const read = () => dispatch({ type: 'read', choice: readConsent() });
    read();
    return onConsentChange(read);
  }, []);

  useEffect(() => {
    if (state.choice === true && tag !== null) insertTag(tag);
    if (state.choice === false && isTagInserted()) reload();
  }, [state.choice, tag, reload]);

  const decide = useCallback((agreed: boolean) => {
    writeConsent(agreed);
    dispatch({ type: 'decide', choice: agreed });
    opener.current?.focus();
    opener.current = null;
  }, []);

  const reopen = useCallback(() => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    dispatch({ type: 'reopen' });
  }, []);

  return { isOpen: state.open, isAsked: state.asked, decide, reopen };
}
