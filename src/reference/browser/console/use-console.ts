import { useMemo, useState, useSyncExternalStore } from 'react';
import { complaintAbout, complaintsAbout, pathKey, REQUIRED, type Complaints } from '../../shared/console/complaints';
import { exampleDraft, newDraft, typedValue, type Draft, type FlowingValues } from '../../shared/console/draft';
import { withValue, type JsonPath } from '../../shared/console/json-value';
import { toRequest, type ChosenFile } from '../../shared/console/requests';
import type { ConsoleServer } from '../../shared/console/server';
import { endedBy, typedInBody, typedInParameter, valuesOf } from '../../shared/console/flow';
import { readablePath } from '../../shared/console/mask';
import type { ConsoleCall, ConsoleParameter } from '../../shared/console/types';
import { answerContent } from './answer-content';
import { meetingDrawing, type MeetingDrawing } from './meeting-drawing';
import { addSent, changeTabState, forgetKeys, tabState, watchTabState, type SentRequest } from './tab-store';
import { useSending } from './use-sending';
import { useTypedValues } from './use-typed-values';

/** What has been entered for each call since the page was loaded, so that closing a form loses nothing. */
const drafts = new Map<string, Draft>();
/** Requests that are to be shown again, by call. */
const reopened = new Map<string, Draft>();

/** Makes the form of a call start with a request that was sent before. */
export function reopen({ operationId, parameters, body }: SentRequest): void {
  reopened.set(operationId, { parameters, body });
}

/** Everything behind the form of a call. */
export function useConsole(call: ConsoleCall, servers: readonly ConsoleServer[]) {
  const tab = useSyncExternalStore(watchTabState, tabState);
  const [draft, setDraft] = useState(() => startingDraft(call, tab.values));
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [isChecked, setChecked] = useState(false);
  const [drawing, setDrawing] = useState<MeetingDrawing | null>(null);
  const [textProblem, setTextProblem] = useState<string>();
  /** Changes when the form is filled anew. */
  const [revision, setRevision] = useState(0);
  const { sending, send: sendRequest, giveUp } = useSending();

  const usesKey = call.credential === 'api-key';
  const allowed = servers.filter(({ allowsKeyCalls }) => allowsKeyCalls || !usesKey);
  const server = allowed.find(({ id }) => id === tab.server) ?? allowed[0];
  const apiKey = tab.values.API_KEY ?? server?.apiKey ?? '';
  const complaints = useMemo(
    () => visibleComplaints(call, draft, { isChecked, hasFile: file !== null }),
    [call, draft, isChecked, file],
  );

  const { note, keepTyped } = useTypedValues(complaints);
  const change = (next: Draft) => {
    drafts.set(call.operationId, next);
    setDraft(next);
  };
  const fill = (next: Draft) => {
    change(next);
    setChecked(false);
    setTextProblem(undefined);
    setRevision(revision + 1);
  };
  const missing = call.parameters.filter(({ name, in: place }) => place === 'path' && !draft.parameters[name]);

  /** Sends the draft. The first time, what looks wrong is only shown. Returns false then. */
  const send = (): boolean => {
    if (!server || textProblem !== undefined) return false;
    keepTyped();
    const all = visibleComplaints(call, draft, { isChecked: true, hasFile: file !== null });
    if (missing.length > 0 || (all.size > 0 && !isChecked)) {
      setChecked(true);
      return false;
    }
    setDrawing(null);
    void sendRequest(async (signal) => {
      const request = await toRequest(call, draft, apiKey, file);
      return server.send(request, signal);
    }).then((answer) => {
      if (answer === undefined) return;
      addSent({
        ...draft,
        operationId: call.operationId,
        method: call.method,
        page: window.location.pathname,
        shownPath: readablePath(call, draft.parameters),
        status: answer?.status ?? null,
      });
      if (answer && answer.status < 300) {
        const content = answerContent(answer);
        const roomId = remember(call, draft, content.kind === 'json' ? content.value : null);
        if (roomId !== undefined && server.drawsMeetings) void meetingDrawing(server, roomId).then(setDrawing);
      }
    });
    return true;
  };

  return {
    tab,
    draft,
    file,
    server,
    usesKey,
    apiKey,
    complaints,
    isChecked,
    textProblem,
    revision,
    sending,
    drawing,
    send,
    giveUp,
    setFile,
    setTextProblem,
    /** To be called when a reader leaves a field. */
    keepTyped,
    setParameter: (parameter: ConsoleParameter, value: string) => {
      note(typedInParameter(parameter, value));
      change({ ...draft, parameters: { ...draft.parameters, [parameter.name]: value } });
    },
    setValue: (path: JsonPath, value: unknown) => {
      const body = withValue(draft.body, path, value) as Draft['body'];
      note(typedInBody(call, body, path));
      change({ ...draft, body });
    },
    setBody: (body: Draft['body']) => {
      note(typedInBody(call, body, []));
      change({ ...draft, body });
    },
    fillExample: () => fill(exampleDraft(call, draft)),
    empty: () => fill({ ...draft, body: {} }),
    forget: () => {
      drafts.clear();
      reopened.clear();
      forgetKeys();
      const secrets = call.parameters.filter(({ secret }) => secret).map(({ name }) => [name, '']);
      setDraft({ ...draft, parameters: { ...draft.parameters, ...Object.fromEntries(secrets) } });
    },
    open: ({ parameters, body }: SentRequest) => fill({ parameters, body }),
  };
}

export type ConsoleState = ReturnType<typeof useConsole>;

/** What was entered before, with the values that have become known since. */
function startingDraft(call: ConsoleCall, known: FlowingValues): Draft {
  const again = reopened.get(call.operationId);
  reopened.delete(call.operationId);
  if (again) return again;
  const draft = drafts.get(call.operationId);
  if (!draft) return newDraft(call, known);
  const filled = call.parameters.filter(({ in: place, name }) => place === 'path' && known[name]);
  return {
    ...draft,
    parameters: { ...draft.parameters, ...Object.fromEntries(filled.map(({ name }) => [name, known[name] ?? ''])) },
  };
}

/** Keeps what a successful call has made known. Returns the id of the room that it was about. */
function remember(call: ConsoleCall, draft: Draft, answer: unknown): string | undefined {
  const ended = endedBy(call);
  const { values: before, meeting } = tabState();
  const found = valuesOf(call, draft, answer);
  const { ACCESS_KEY: accessKey, ROOM_ID: roomId } = found;
  const values = Object.entries({ ...before, ...found }).filter(([name]) => !ended.includes(name));
  changeTabState({
    values: Object.fromEntries(values),
    meeting: accessKey !== undefined && roomId !== undefined ? { accessKey, roomId } : meeting,
  });
  // The room of the values may be another one by now, which the reader has typed.
  return roomId ?? (accessKey === meeting?.accessKey ? meeting?.roomId : undefined);
}

/** Parameters are named like properties; their names never meet those of a body, which are below "body". */
function visibleComplaints(
  call: ConsoleCall,
  { parameters, body }: Draft,
  { isChecked, hasFile }: { readonly isChecked: boolean; readonly hasFile: boolean },
): Complaints {
  const about = call.parameters.flatMap((parameter) => {
    const complaint = complaintAbout(parameter, typedValue(parameter, parameters[parameter.name] ?? ''));
    return complaint === undefined ? [] : [[pathKey([parameter.in, parameter.name]), complaint] as const];
  });
  const inBody = call.body ? [...complaintsAbout(call.body.root, body)] : [];
  return new Map([...about, ...inBody].filter(([, text]) => text !== REQUIRED || (isChecked && !hasFile)));
}
