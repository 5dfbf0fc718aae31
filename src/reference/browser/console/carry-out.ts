import type { Draft } from '../../shared/console/draft';
import { endedBy, valuesOf } from '../../shared/console/flow';
import { readablePath } from '../../shared/console/mask';
import { toRequest, type ChosenFile } from '../../shared/console/requests';
import type { ConsoleAnswer, ConsoleServer } from '../../shared/console/server';
import type { ConsoleCall } from '../../shared/console/types';
import { answerContent } from './answer-content';
import { addSent, changeTabState, tabState } from './tab-store';

/** A call as it is sent. */
interface SentCall {
  readonly call: ConsoleCall;
  readonly draft: Draft;
  readonly file: ChosenFile | null;
  /** Path of a page with the call's form, with the base path. */
  readonly page: string;
}

/**
 * Sends a call, and adds it to the requests of the tab.
 *
 * @throws Error with a sentence for the reader if there is no answer; the signal's reason if it was given up
 */
export async function carryOut(
  { call, draft, file, page }: SentCall,
  server: ConsoleServer,
  apiKey: string,
  signal: AbortSignal,
): Promise<ConsoleAnswer> {
  let status: number | null = null;
  try {
    const answer = await server.send(await toRequest(call, draft, apiKey, file), signal);
    status = answer.status;
    return answer;
  } finally {
    const { operationId, method } = call;
    addSent({ ...draft, operationId, method, page, shownPath: readablePath(call, draft.parameters), status });
  }
}

/** Keeps what a successful call has made known. Returns the id of the room that it was about. */
export function remember(call: ConsoleCall, draft: Draft, answer: ConsoleAnswer): string | undefined {
  if (answer.status >= 300) return undefined;
  const content = answerContent(answer);
  const ended = endedBy(call);
  const { values: before, meeting } = tabState();
  const found = valuesOf(call, draft, content.kind === 'json' ? content.value : null);
  const { ACCESS_KEY: accessKey, ROOM_ID: roomId } = found;
  const values = Object.entries({ ...before, ...found }).filter(([name]) => !ended.includes(name));
  changeTabState({
    values: Object.fromEntries(values),
    meeting: accessKey !== undefined && roomId !== undefined ? { accessKey, roomId } : meeting,
  });
  // The room of the values may be another one by now, which the reader has typed.
  return roomId ?? (accessKey === meeting?.accessKey ? meeting?.roomId : undefined);
}
