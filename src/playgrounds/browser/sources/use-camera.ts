import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { cameraFailure, type CameraState } from '../../shared/sources/camera';

export interface Camera {
  readonly state: CameraState;
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly start: () => Promise<void>;
  readonly stop: () => void;
}

/** The reader's camera, shown in a `video` element of this page and nowhere else. It ends when the page is left. */
export function useCamera(): Camera {
  const [state, setState] = useState<CameraState>({ phase: 'idle' });
  const video = useRef<HTMLVideoElement>(null);
  const stream = useRef<MediaStream | null>(null);
  /** Counts the attempts, so that an answer to one given up is dropped. */
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
    const own = attempt.current;
    if (!('mediaDevices' in navigator)) {
      setState(cameraFailure(null));
      return;
    }
    setState({ phase: 'asking' });
    try {
      const opened = await navigator.mediaDevices.getUserMedia({ video: true, audio: false });
      if (own !== attempt.current) {
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
    } catch (reason) {
      if (own === attempt.current)
        setState(
          cameraFailure(reason instanceof Error || reason instanceof DOMException ? reason.name : String(reason)),
        );
    }
  };

  const stop = () => {
    release();
    setState({ phase: 'stopped' });
  };

  return { state, video, start, stop };
}
