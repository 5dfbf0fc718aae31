import { useMemo, useState, useSyncExternalStore } from 'react';
import { complaintAbout, complaintsAbout, pathKey, REQUIRED, type Complaints } from '../../shared/console/complaints';
import { exampleDraft, newDraft, typedValue, type Draft, type FlowingValues } from '../../shared/console/draft';
import { withValue, type JsonPath } from '../../shared/console/json-value';
import { toRequest, type ChosenFile } from '../../shared/console/requests';
import type { ConsoleServer } from '../../shared/console/server';
import { endedBy, valuesOf } from '../../shared/console/flow';
import { readablePath } from '../../shared/console/mask';
import type { ConsoleCall } from '../../shared/console/types';
import { answerContent } from './answer-content';
import { addSent, changeTabState, tabState, watchTabState, type SentRequest } from './tab-store';
import { useSending } from './use-sending';

/** What has been entered for each call since the page was loaded, so that closing a form loses nothing. */
const drafts = new Map<string, Draft>();

/** Everything behind the form of a call. */
export function useConsole(call: ConsoleCall, servers: readonly ConsoleServer[]) {
  const tab = useSyncExternalStore(watchTabState, tabState);
  const [draft, setDraft] = useState(() => startingDraft(call, tab.values));
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [isChecked, setChecked] = useState(false);
  const [textProblem, setTextProblem] = useState<string>();
  /** Changes when the form is filled anew. */
  const [revision, setRevision] = useState(0);
  const { sending, send: sendRequest, giveUp } = useSending();

  const usesKey = call.credential === 'api-key';
  const allowed = servers.filter(({ allowsKeyCalls }) => allowsKeyCalls || !usesKey);
  const server = allowed.find(({ id }) => id === tab.server) ?? allowed[0];
  const apiKey = tab.values.API_KEY ?? '';
  const complaints = useMemo(
    () => visibleComplaints(call, draft, { isChecked, hasFile: file !== null }),
    [call, draft, isChecked, file],
  );

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
    const all = visibleComplaints(call, draft, { isChecked: true, hasFile: file !== null });
    if (missing.length > 0 || (all.size > 0 && !isChecked)) {
      setChecked(true);
      return false;
    }
    void sendRequest(async (signal) => {
      const request = await toRequest(call, draft, apiKey, file);
      return server.send(request, signal);
    }).then((answer) => {
      if (answer === undefined) return;
      addSent({
        ...draft,
        operationId: call.operationId,
        method: call.method,
        shownPath: readablePath(call, draft.parameters),
        status: answer?.status ?? null,
      });
      if (answer && answer.status < 300) {
        const content = answerContent(answer);
        remember(call, draft, content.kind === 'json' ? content.value : null);
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
    send,
    giveUp,
    setFile,
    setTextProblem,
    setParameter: (name: string, value: string) =>
      change({ ...draft, parameters: { ...draft.parameters, [name]: value } }),
    setValue: (path: JsonPath, value: unknown) =>
      change({ ...draft, body: withValue(draft.body, path, value) as Draft['body'] }),
    setBody: (body: Draft['body']) => change({ ...draft, body }),
    fillExample: () => fill(exampleDraft(call, draft)),
    empty: () => fill({ ...draft, body: {} }),
    open: ({ parameters, body }: SentRequest) => fill({ parameters, body }),
  };
}

export type ConsoleState = ReturnType<typeof useConsole>;

/** What was entered before, with the values that have become known since. */
function startingDraft(call: ConsoleCall, known: FlowingValues): Draft {
  const draft = drafts.get(call.operationId);
  if (!draft) return newDraft(call, known);
  const filled = call.parameters.filter(({ in: place, name }) => place === 'path' && known[name]);
  return {
    ...draft,
    parameters: { ...draft.parameters, ...Object.fromEntries(filled.map(({ name }) => [name, known[name] ?? ''])) },
  };
}

function remember(call: ConsoleCall, draft: Draft, answer: unknown): void {
  const ended = endedBy(call);
  const values = { ...tabState().values, ...valuesOf(call, draft, answer) };
  changeTabState({ values: Object.fromEntries(Object.entries(values).filter(([name]) => !ended.includes(name))) });
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
