import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import { useHashState } from '../../../hooks/use-hash-state';
import { checkPlan, type Finding } from '../../shared/checks';
import { editorReducer, startEditor, type EditorAction, type EditorState } from '../../shared/layout-editor';
import type { PlanChange } from '../../shared/layout-plan';
import { changeMeeting, startMeeting, type Meeting, type MeetingAction } from '../../shared/meeting';
import type { LayoutPlan } from '../../shared/types';
import { decodePlan, encodePlan } from '../../shared/url-state';
import { shareLink } from '../share-link';

export interface LayoutPlayground {
  readonly plan: LayoutPlan;
  readonly editor: EditorState;
  readonly meeting: Meeting;
  readonly findings: readonly Finding[];
  /** What is wrong with the state of the address. */
  readonly linkProblems: readonly string[];
  readonly dispatch: (action: EditorAction) => void;
  readonly change: (change: PlanChange, group?: string) => void;
  readonly act: (action: MeetingAction) => void;
  readonly share: () => void;
}

/** State of the layout playground. It begins with what the address contains, so it is used in the browser only. */
export function useLayoutPlayground(): LayoutPlayground {
  const [fromAddress] = useState(() => decodePlan(window.location.hash));
  const [linkProblems, setLinkProblems] = useState<readonly string[]>(fromAddress?.problems ?? []);
  const [editor, dispatch] = useReducer(editorReducer, fromAddress?.value, startEditor);
  const [startHash] = useState(() => encodePlan(editor.history.present));
  const [people, setPeople] = useState(() => startMeeting(editor.history.present.sources));
  const plan = editor.history.present;

  // Sources of a link or an import that came later join too; nobody is taken out.
  const meeting = useMemo(
    () => changeMeeting(people, { type: 'sources', sources: plan.sources }, plan),
    [people, plan],
  );
  const findings = useMemo(() => checkPlan(plan, new Set(meeting.people.map(({ id }) => id))), [plan, meeting.people]);

  const hash = encodePlan(plan);
  // An untouched playground leaves the address alone: also a damaged link, so that it can be looked at.
  const isTouched = editor.history.past.length > 0 || editor.history.future.length > 0 || hash !== startHash;
  const writeHash = useHashState(isTouched ? hash : null, (changed) => {
    const decoded = decodePlan(changed);
    if (decoded === null) return;
    setLinkProblems(decoded.problems);
    if (decoded.value) dispatch({ type: 'load', plan: decoded.value, message: 'Loaded from the address.' });
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
    share: () => {
      writeHash();
      shareLink(hash, (message) => dispatch({ type: 'say', message }));
    },
  };
}

/** Ctrl+Z and Shift+Ctrl+Z anywhere on the page; text fields keep their own. */
function useUndoKeys(dispatch: (action: EditorAction) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
      if (
        event.target instanceof Element &&
        event.target.closest('textarea, input:not([type="checkbox"]), [contenteditable]')
      )
        return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && !(key === 'y' && !event.shiftKey)) return;
      event.preventDefault();
      dispatch({ type: key === 'y' || event.shiftKey ? 'redo' : 'undo' });
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [dispatch]);
}
