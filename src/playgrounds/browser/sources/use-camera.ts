import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { cameraFailure, type CameraState } from '../../shared/sources/camera';

export interface Camera {
  readonly state: CameraState;
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly start: () => Promise<void>;
  readonly stop: () => void;
}

/**
 * Shows the reader's camera in a `video` element of this page and sends it nowhere. The camera stops when the component
 * unmounts.
 */
export function useCamera(): Camera {
  const [state, setState] = useState<CameraState>({ phase: 'idle' });
  const video = useRef<HTMLVideoElement>(null);
  const stream = useRef<MediaStream | null>(null);
  /** Counts the attempts, so that the result of an abandoned attempt is ignored. */
  const attempt = useRef(0);

  const release = useCallback(() => {
    attempt.current += 1;
    stream.current?.getTracks().forEach((track) => track.stop());
    stream.current = null;
    if (video.current) video.current.srcObject = null;
  }, []);

  useEffect(() => release, [release]);

  const start = async () => {
    release();
    const thisAttempt = attempt.current;
    if (!('mediaDevices' in navigator)) {
      setState(cameraFailure(null));
      return;
    }
    setState({ phase: 'asking' });
    try {
      const opened = await navigator.mediaDevices.getUserMedia({ video: true, audio: false });
      if (thisAttempt !== attempt.current) {
        opened.getTracks().forEach((track) => track.stop());
        return;
      }
      stream.current = opened;
      opened.getVideoTracks()[0]?.addEventListener('ended', () => {
        if (stream.current !== opened) return;
        release();
        setState(cameraFailure('ended'));
      });
      if (video.current) video.current.srcObject = opened;
      setState({ phase: 'running' });
    } catch (error) {
      if (thisAttempt === attempt.current)
        setState(cameraFailure(error instanceof Error || error instanceof DOMException ? error.name : String(error)));
    }
  };

  const stop = () => {
    release();
    setState({ phase: 'stopped' });
  };

  return { state, video, start, stop };
}
