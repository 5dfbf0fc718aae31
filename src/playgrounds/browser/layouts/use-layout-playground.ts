import { useCallback, useMemo, useReducer, useState } from 'react';
import { useHashState } from '../../../hooks/use-hash-state';
import { checkPlan, type Finding } from '../../shared/checks';
import { editorReducer, startEditor, type EditorAction, type EditorState } from '../../shared/layout-editor';
import type { PlanChange } from '../../shared/layout-plan';
import { changeMeeting, startMeeting, type Meeting, type MeetingAction } from '../../shared/meeting';
import type { LayoutPlan } from '../../shared/types';
import { decodePlan, encodePlan } from '../../shared/url-state';
import { useUndoKeys } from '../parts/use-undo-keys';
import { shareLink } from '../share-link';

export interface LayoutPlayground {
  readonly plan: LayoutPlan;
  readonly editor: EditorState;
  readonly meeting: Meeting;
  readonly findings: readonly Finding[];
  /** What is wrong with the state in the URL. */
  readonly linkProblems: readonly string[];
  readonly dispatch: (action: EditorAction) => void;
  readonly change: (change: PlanChange, group?: string) => void;
  readonly act: (action: MeetingAction) => void;
  readonly share: () => void;
}

/** State of the layout playground. Used only in the browser, because it starts with the state in the URL. */
export function useLayoutPlayground(): LayoutPlayground {
  const [fromUrl] = useState(() => decodePlan(window.location.hash));
  const [linkProblems, setLinkProblems] = useState<readonly string[]>(fromUrl?.problems ?? []);
  const [editor, dispatch] = useReducer(editorReducer, fromUrl?.value, startEditor);
  const [startHash] = useState(() => encodePlan(editor.history.present));
  const [people, setPeople] = useState(() => startMeeting(editor.history.present.sources));
  const plan = editor.history.present;

  // Sources from a later link or import join too; nobody is removed.
  const meeting = useMemo(
    () => changeMeeting(people, { type: 'sources', sources: plan.sources }, plan),
    [people, plan],
  );
  const findings = useMemo(() => checkPlan(plan, new Set(meeting.people.map(({ id }) => id))), [plan, meeting.people]);

  const hash = encodePlan(plan);
  // An untouched playground does not change the URL. This keeps even a damaged link, so that readers can inspect it.
  const isTouched = editor.history.past.length > 0 || editor.history.future.length > 0 || hash !== startHash;
  const showHash = useHashState(isTouched ? hash : null, (changed) => {
    const decoded = decodePlan(changed);
    if (decoded === null) return;
    setLinkProblems(decoded.problems);
    if (decoded.value) dispatch({ type: 'load', plan: decoded.value, message: STRINGS.playgrounds.loaded });
  });

  const change = useCallback(
    (planChange: PlanChange, group?: string) =>
      dispatch({ type: 'change', change: planChange, ...(group ? { group } : {}) }),
    [],
  );

  useUndoKeys(dispatch);

  return {
    plan,
    editor,
    meeting,
    findings,
    linkProblems,
    dispatch,
    change,
    act: (action) => setPeople(changeMeeting(meeting, action, plan)),
    share: () => shareLink(hash, showHash, (message) => dispatch({ type: 'say', message })),
  };
}
