import { useRef, useState, useSyncExternalStore } from 'react';
import type { Draft } from '../../shared/console/draft';
import {
  lastRoom,
  missingParameters,
  plannedCalls,
  plannedDraft,
  plannedRoom,
  waitsForReady,
  type MeetingPlan,
  type PlannedCall,
} from '../../shared/console/plan';
import { usableServer, type ConsoleServer } from '../../shared/console/server';
import type { ConsoleCall } from '../../shared/console/types';
import { siteConfig } from '../../../site/config/site-config';
import { withBase } from '../../../site/routes';
import { carryOut, remember } from './carry-out';
import { tabState, watchTabState } from './tab-store';
import { untilReady } from './until-ready';
import { useDrawing } from './use-drawing';
import { useSending, type Sending } from './use-sending';

/** A planned call with everything that is known about it. */
export interface PlannedStep extends PlannedCall {
  readonly call: ConsoleCall;
  readonly draft: Draft;
}

/** The call of a plan that was sent last. */
export interface SentStep {
  readonly step: PlannedStep;
  /** From 1. */
  readonly number: number;
  readonly count: number;
  readonly isLast: boolean;
}

/** Address of the form of a call, on the page that documents it. */
export function formAddress({ docs, operationId }: ConsoleCall): string {
  return `${pageOf(docs)}#endpoint-${operationId}`;
}

function pageOf(docs: string): string {
  return withBase(siteConfig.baseUrl, docs);
}

/** Everything behind sending the calls of a plan one after another, up to the first that fails. */
export function usePlan(plan: MeetingPlan, calls: ReadonlyMap<string, ConsoleCall>, servers: readonly ConsoleServer[]) {
  const tab = useSyncExternalStore(watchTabState, tabState);
  const [wantsNew, setWantsNew] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const running = useRef(false);
  const [sent, setSent] = useState<SentStep | null>(null);
  const { drawing, clear: clearDrawing, draw } = useDrawing();
  const { sending: current, send: sendRequest, giveUp } = useSending();

  const last = lastRoom(tab.values, tab.meeting);
  const room = plannedRoom(plan, last, wantsNew);
  const steps = plannedCalls(plan, room).flatMap((planned): PlannedStep[] => {
    const call = calls.get(planned.operationId);
    return call ? [{ ...planned, call, draft: plannedDraft(call, planned.body, tab.values) }] : [];
  });
  const usesKey = steps.some(({ call }) => call.credential === 'api-key');
  const server = usableServer(servers, tab.server, usesKey);
  const apiKey = server?.apiKey ?? tab.values.API_KEY ?? '';
  /** What the tab does not know of the last meeting. A new one makes everything known before it is needed. */
  const missing = room.isNew ? [] : [...new Set(steps.flatMap(({ call, draft }) => missingParameters(call, draft)))];

  const sendAll = async (to: ConsoleServer): Promise<void> => {
    const key = to.apiKey ?? tab.values.API_KEY ?? '';
    for (const [index, planned] of steps.entries()) {
      // What the calls before have made known.
      const step = { ...planned, draft: plannedDraft(planned.call, planned.body, tabState().values) };
      const isLast = index === steps.length - 1;
      setSent({ step, number: index + 1, count: steps.length, isLast });
      const call = { ...step, file: null, page: pageOf(step.call.docs) };
      const answer = await sendRequest((signal) =>
        carryOut(call, waitsForReady(planned) ? untilReady(to) : to, key, signal),
      );
      if (!answer || answer.status >= 300) return;
      const roomId = remember(step.call, step.draft, answer);
      if (!isLast) continue;
      setWantsNew(false);
      if (roomId !== undefined) void draw(to, roomId);
    }
  };

  /** Sends everything, unless that is under way. */
  const send = async (to = server): Promise<void> => {
    if (!to || missing.length > 0 || running.current) return;
    running.current = true;
    setRunning(true);
    clearDrawing();
    // What is left of an attempt that fails stays an attempt to start a meeting.
    setWantsNew(room.isNew);
    await sendAll(to);
    running.current = false;
    setRunning(false);
  };

  const isBetween = isRunning && current.phase !== 'sending' && !(sent?.isLast && current.phase === 'answered');
  const sending: Sending = isBetween ? { phase: 'sending', seconds: 0 } : current;
  return {
    tab,
    room,
    lastRoom: last,
    steps,
    server,
    usesKey,
    apiKey,
    missing,
    sent,
    sending,
    drawing,
    isRunning,
    send,
    giveUp,
    setWantsNew,
  };
}

export type PlanState = ReturnType<typeof usePlan>;
