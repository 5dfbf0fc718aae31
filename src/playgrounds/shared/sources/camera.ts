import { fill } from '../../../site/fill';
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
    words: MESSAGES[name ?? 'unsupported'] ?? fill(STRINGS.sources.cameraFailed, { name: String(name) }),
  };
}

const BUSY = STRINGS.sources.cameraBusy;

const MESSAGES: Readonly<Record<string, string>> = {
  NotAllowedError: STRINGS.sources.cameraRefused,
  SecurityError: STRINGS.sources.cameraForbidden,
  NotFoundError: STRINGS.sources.noCamera,
  NotReadableError: BUSY,
  AbortError: BUSY,
  ended: STRINGS.sources.cameraLost,
  NotSupportedError: STRINGS.sources.cameraUnsupported,
  unsupported: STRINGS.sources.cameraUnavailable,
};
