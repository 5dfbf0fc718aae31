import { useReducer, useState } from 'react';
import { useHashState } from '../../../hooks/use-hash-state';
import { checkId } from '../../shared/sources/fields';
import {
  sourcesReducer,
  startSources,
  type SourcesAction,
  type SourcesPlan,
  type SourcesState,
} from '../../shared/sources/sources-state';
import { decodeSources, encodeSources, type SourcesLink } from '../../shared/sources/sources-url';
import { useUndoKeys } from '../parts/use-undo-keys';
import { shareLink } from '../share-link';

export interface SourcesPlayground {
  readonly plan: SourcesPlan;
  readonly state: SourcesState;
  /** What is wrong with the state in the URL. */
  readonly linkProblems: readonly string[];
  /** True if the rest of the state in the URL has been loaded. */
  readonly isLinkInPart: boolean;
  readonly dispatch: (action: SourcesAction) => void;
  readonly share: () => void;
}

/** State of the sources playground. Used only in the browser, because it starts with the state in the URL. */
export function useSourcesPlayground(): SourcesPlayground {
  const [fromUrl] = useState(() => decodeSources(window.location.hash));
  const [link, setLink] = useState<SourcesLink | null>(fromUrl);
  const [state, dispatch] = useReducer(sourcesReducer, fromUrl?.value, startSources);
  const { past, future, present: plan } = state.history;
  const isTouched = past.length > 0 || future.length > 0;

  const hash = encodeSources(plan);
  // A state that could not be decoded again is not written to the URL until the reader corrects it.
  const isReadable = checkId(plan.roomId) === null;
  const showHash = useHashState(isTouched && isReadable ? hash : null, (changed) => {
    const decoded = decodeSources(changed);
    if (decoded === null) return;
    setLink(decoded);
    if (decoded.value) dispatch({ type: 'load', plan: decoded.value, message: STRINGS.playgrounds.loaded });
  });

  useUndoKeys(dispatch);

  const share = () => {
    if (!isReadable) {
      dispatch({ type: 'say', message: STRINGS.sources.correctFirst });
      return;
    }
    shareLink(hash, showHash, (message) => dispatch({ type: 'say', message }));
  };

  return {
    plan,
    state,
    linkProblems: link?.problems ?? [],
    isLinkInPart: link?.value !== undefined,
    dispatch,
    share,
  };
}
