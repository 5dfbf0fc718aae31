import { useCallback, useRef, useState } from 'react';
import type { ConsoleServer } from '../../shared/console/server';
import { meetingDrawing, type MeetingDrawing } from './meeting-drawing';

/** Milliseconds after which a drawing is given up: twice what a new meeting needs to be ready. */
const PATIENCE = 10_000;

/** The drawing of the meeting that the last call was about. A newer call gives up what is being drawn. */
export function useDrawing() {
  const [drawing, setDrawing] = useState<MeetingDrawing | null>(null);
  const current = useRef(new AbortController());

  const clear = useCallback(() => {
    current.current.abort();
    current.current = new AbortController();
    setDrawing(null);
  }, []);
  const draw = useCallback(async (server: ConsoleServer, roomId: string): Promise<void> => {
    const controller = current.current;
    const { signal } = controller;
    const timer = setTimeout(() => controller.abort(), PATIENCE);
    const drawn = await meetingDrawing(server, roomId, signal);
    clearTimeout(timer);
    if (!signal.aborted) setDrawing(drawn);
  }, []);
  return { drawing, clear, draw };
}
