export interface AnnouncementSettings {
  /** Changes with the announcement, so that readers who closed an earlier one see the new one. */
  readonly id: string;
  readonly closeable: boolean;
}

export const ID_KEY = 'docusaurus.announcement.id';
export const DISMISS_KEY = 'docusaurus.announcement.dismiss';

/** Attribute of the root element that hides the bar, even before the first paint. */
export const DISMISSED_ATTRIBUTE = 'data-announcement-bar-initially-dismissed';

/** True if the reader has closed this announcement. A bar that cannot be closed is never dismissed. */
export function isDismissed(
  stored: { readonly id: string | null; readonly dismiss: string | null },
  settings: AnnouncementSettings,
): boolean {
  return settings.closeable && stored.id === settings.id && stored.dismiss === 'true';
}
