/** State of the camera check. `asking` means that the browser is asking the reader for permission. */
export type CameraState =
  { readonly phase: 'idle' | 'asking' | 'running' | 'stopped' } | { readonly phase: 'failed'; readonly words: string };

/**
 * Explains why the camera did not start and what to do about it.
 *
 * @param name name of the browser's error; null if the browser has no camera API
 */
export function cameraFailure(name: string | null): Extract<CameraState, { phase: 'failed' }> {
  return {
    phase: 'failed',
    words:
      MESSAGES[name ?? 'unsupported'] ??
      `The camera did not start (${name}). Try again, or choose another camera in the settings of the browser.`,
  };
}

const REFUSED = 'This page may not use the camera. Allow it with the camera icon in the address bar, then start again.';
const MISSING = 'No camera found. Connect one, then start again.';
const BUSY = 'The camera is busy: another program or tab uses it. Close it, then start again.';

const MESSAGES: Readonly<Record<string, string>> = {
  NotAllowedError: REFUSED,
  PermissionDeniedError: REFUSED,
  SecurityError: 'The browser or the page forbids the camera here. Open this page in its own tab, over HTTPS.',
  NotFoundError: MISSING,
  DevicesNotFoundError: MISSING,
  OverconstrainedError: MISSING,
  NotReadableError: BUSY,
  TrackStartError: BUSY,
  AbortError: BUSY,
  ended: 'The camera was unplugged, or another program took it over. Start again when it is available.',
  NotSupportedError: 'This browser does not let pages use a camera. Use another browser.',
  unsupported: 'This browser does not let pages use a camera, or the page is not open over HTTPS.',
};
