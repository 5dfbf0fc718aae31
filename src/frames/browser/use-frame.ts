import { useEffect, useRef, useState, type RefObject } from 'react';
import { readFrameMessage, type FrameMessage } from '../shared/frame-message';

export type FramePhase = 'loading' | 'running' | 'stopped' | 'failed';

/** Newest messages that are shown. */
const MOST_MESSAGES = 200;
/** Milliseconds after loading within which a document reports that it runs. */
const PATIENCE = 3000;

export interface RunningFrame {
  readonly phase: FramePhase;
  readonly messages: readonly FrameMessage[];
  /** Changes with each run. */
  readonly run: number;
  readonly iframe: RefObject<HTMLIFrameElement | null>;
  /** To be called when the iframe has loaded something: the document, or the browser's page about an error. */
  readonly onLoad: () => void;
  readonly start: () => void;
  readonly stop: () => void;
}

/** Runs what is in a frame: once at first, and again when told. Only messages of the frame's own window count. */
export function useFrame(): RunningFrame {
  const [run, setRun] = useState(1);
  const [phase, setPhase] = useState<FramePhase>('loading');
  const [messages, setMessages] = useState<readonly FrameMessage[]>([]);
  const iframe = useRef<HTMLIFrameElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent) => {
      if (!source || source !== iframe.current?.contentWindow) return;
      const message = readFrameMessage(data);
      if (message?.kind === 'started') setPhase('running');
      else if (message) setMessages((known) => [...known, message].slice(-MOST_MESSAGES));
    };
    window.addEventListener('message', onMessage);
    return () => {
      window.removeEventListener('message', onMessage);
      clearTimeout(timer.current);
    };
  }, []);

  const change = (next: FramePhase): void => {
    clearTimeout(timer.current);
    setPhase(next);
  };
  return {
    phase,
    messages,
    run,
    iframe,
    onLoad: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setPhase((now) => (now === 'loading' ? 'failed' : now)), PATIENCE);
    },
    start: () => {
      setMessages([]);
      setRun((number) => number + 1);
      change('loading');
    },
    stop: () => change('stopped'),
  };
}
