/** Signals by which readers ask every site to leave them alone: Global Privacy Control, and Do Not Track before it. */
interface Signals {
  readonly globalPrivacyControl?: boolean;
  readonly doNotTrack?: string | null;
}

/** False if the browser says that the reader objects. */
export function mayReport({ globalPrivacyControl, doNotTrack }: Signals = navigator): boolean {
  return globalPrivacyControl !== true && doNotTrack !== '1' && doNotTrack !== 'yes';
}
