import { useCallback, useEffect } from 'react';
import { readStored, writeStored } from '../../hooks/browser-storage';
import { DISMISS_KEY, DISMISSED_ATTRIBUTE, ID_KEY, isDismissed, type AnnouncementSettings } from './announcement-state';

/**
 * Resets the stored dismissal if the announcement is new. Returns the action of the close button, which stores the
 * dismissal and hides the bar with the attribute that the inline script uses.
 */
export function useAnnouncement(settings: AnnouncementSettings | null): () => void {
  useEffect(() => {
    if (!settings?.closeable) return;
    const stored = { id: readStored(ID_KEY), dismiss: readStored(DISMISS_KEY) };
    if (stored.id !== settings.id) {
      writeStored(ID_KEY, settings.id);
      writeStored(DISMISS_KEY, 'false');
    }
    if (isDismissed(stored, settings)) document.documentElement.setAttribute(DISMISSED_ATTRIBUTE, 'true');
    else document.documentElement.removeAttribute(DISMISSED_ATTRIBUTE);
  }, [settings]);

  return useCallback(() => {
    document.documentElement.setAttribute(DISMISSED_ATTRIBUTE, 'true');
    writeStored(DISMISS_KEY, 'true');
  }, []);
}
