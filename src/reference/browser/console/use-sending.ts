import { useEffect, useRef, useState } from 'react';
import type { ConsoleAnswer } from '../../shared/console/server';
import { fill } from '../../../site/fill';

export type Sending =
  | { readonly phase: 'idle' }
  | { readonly phase: 'sending'; readonly seconds: number }
  | { readonly phase: 'answered'; readonly answer: ConsoleAnswer; readonly milliseconds: number }
  | { readonly phase: 'failed'; readonly message: string };

/** Seconds after which a request is given up. */
const LONGEST = 30;

/** Sends one request at a time. */
export function useSending(): {
  readonly sending: Sending;
  /** Resolves to the answer, null if there is none, or undefined while another request is under way. */
  readonly send: (
    request: (signal: AbortSignal) => Promise<ConsoleAnswer>,
  ) => Promise<ConsoleAnswer | null | undefined>;
  readonly giveUp: () => void;
} {
  const [sending, setSending] = useState<Sending>({ phase: 'idle' });
  const current = useRef<AbortController>(null);

  useEffect(() => () => current.current?.abort(), []);

  const send = async (
    request: (signal: AbortSignal) => Promise<ConsoleAnswer>,
  ): Promise<ConsoleAnswer | null | undefined> => {
    if (current.current) return undefined;
    const controller = new AbortController();
    current.current = controller;
    const start = performance.now();
    const secondsSince = () => Math.round((performance.now() - start) / 1000);
    setSending({ phase: 'sending', seconds: 0 });
    const clock = setInterval(() => {
      if (secondsSince() >= LONGEST)
        controller.abort(new Error(fill(STRINGS.console.noResponse, { seconds: LONGEST })));
      else setSending({ phase: 'sending', seconds: secondsSince() });
    }, 1000);
    try {
      const answer = await request(controller.signal);
      setSending({ phase: 'answered', answer, milliseconds: Math.round(performance.now() - start) });
      return answer;
    } catch (reason) {
      setSending({ phase: 'failed', message: reason instanceof Error ? reason.message : String(reason) });
      return null;
    } finally {
      clearInterval(clock);
      current.current = null;
    }
  };

  const giveUp = () => current.current?.abort(new Error(STRINGS.console.cancelled));
  return { sending, send, giveUp };
}
