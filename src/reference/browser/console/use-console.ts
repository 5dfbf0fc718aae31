import { useMemo, useState, useSyncExternalStore } from 'react';
import { complaintAbout, complaintsAbout, pathKey, REQUIRED, type Complaints } from '../../shared/console/complaints';
import { exampleDraft, newDraft, typedValue, type Draft, type FlowingValues } from '../../shared/console/draft';
import type { ChosenFile } from '../../shared/console/requests';
import { usableServer, type ConsoleServer } from '../../shared/console/server';
import { typedInBody, typedInParameter } from '../../shared/console/flow';
import { missingParameters } from '../../shared/console/plan';
import type { ConsoleCall, ConsoleParameter } from '../../shared/console/types';
import { carryOut, remember } from './carry-out';
import { forgetKeys, tabState, watchTabState, type SentRequest } from './tab-store';
import { useDrawing } from './use-drawing';
import { useSending } from './use-sending';
import { useTypedValues } from './use-typed-values';

/** What has been entered for each call since the page was loaded, so that closing a form loses nothing. */
const drafts = new Map<string, Draft>();
/** Requests that are to be shown again, by call. */
const reopened = new Map<string, Draft>();

/** Makes the form of a call start with a request that was sent before. */
export function reopen({ operationId, parameters, body }: Draft & Pick<SentRequest, 'operationId'>): void {
  reopened.set(operationId, { parameters, body });
}

/** Everything behind the form of a call. */
export function useConsole(call: ConsoleCall, servers: readonly ConsoleServer[]) {
  const tab = useSyncExternalStore(watchTabState, tabState);
  const [draft, setDraft] = useState(() => startingDraft(call, tab.values));
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [isChecked, setChecked] = useState(false);
  const { drawing, clear: clearDrawing, draw } = useDrawing();
  const [textProblem, setTextProblem] = useState<string>();
  /** Changes when the form is filled anew. */
  const [revision, setRevision] = useState(0);
  const { sending, send: sendRequest, giveUp } = useSending();

  const usesKey = call.credential === 'api-key';
  const server = usableServer(servers, tab.server, usesKey);
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
  const missing = missingParameters(call, draft);

  /** Sends the draft. The first time, what looks wrong is only shown. Returns false then. */
  const send = (): boolean => {
    if (!server || textProblem !== undefined) return false;
    keepTyped();
    const all = visibleComplaints(call, draft, { isChecked: true, hasFile: file !== null });
    if (missing.length > 0 || (all.size > 0 && !isChecked)) {
      setChecked(true);
      return false;
    }
    clearDrawing();
    const sent = { call, draft, file, page: window.location.pathname };
    void sendRequest((signal) => carryOut(sent, server, apiKey, signal)).then((answer) => {
      const roomId = answer && remember(call, draft, answer);
      if (roomId !== undefined && roomId !== null) void draw(server, roomId);
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
    setBody: (body: Draft['body']) => {
      note(typedInBody(call, body));
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

function visibleComplaints(
  call: ConsoleCall,
  { parameters, body }: Draft,
  { isChecked, hasFile }: { readonly isChecked: boolean; readonly hasFile: boolean },
): Complaints {
  const about = call.parameters.flatMap((parameter) => {
    const complaint = complaintAbout(parameter, typedValue(parameter, parameters[parameter.name] ?? ''));
    return complaint === undefined ? [] : [[pathKey([parameter.in, parameter.name]), complaint] as const];
  });
  const inBody = call.body ? [...complaintsAbout(call.body.root, body, ['body'])] : [];
  return new Map([...about, ...inBody].filter(([, text]) => text !== REQUIRED || (isChecked && !hasFile)));
}
