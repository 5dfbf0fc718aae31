import { useReducer, useState } from 'react';
import { useHashState } from '../../../hooks/use-hash-state';
import { checkId } from '../../shared/sources/fields';
import {
  checkForward,
  sourcesReducer,
  startSources,
  type SourcesAction,
  type SourcesState,
} from '../../shared/sources/sources-state';
import { decodeSources, encodeSources } from '../../shared/sources/sources-url';
import { shareLink } from '../share-link';

export interface SourcesPlayground {
  readonly state: SourcesState;
  /** What is wrong with the state in the URL. */
  readonly linkProblems: readonly string[];
  readonly dispatch: (action: SourcesAction) => void;
  readonly share: () => void;
}

/** State of the sources playground. Used only in the browser, because it starts with the state in the URL. */
export function useSourcesPlayground(): SourcesPlayground {
  const [fromUrl] = useState(() => decodeSources(window.location.hash));
  const [linkProblems, setLinkProblems] = useState<readonly string[]>(fromUrl?.problems ?? []);
  const [state, dispatch] = useReducer(sourcesReducer, fromUrl?.value ?? startSources());
  const [startHash] = useState(() => encodeSources(state));
  const [wasTouched, setWasTouched] = useState(false);

  const hash = encodeSources(state);
  if (!wasTouched && hash !== startHash) setWasTouched(true);
  // A state that could not be decoded again is not written to the URL until the reader corrects it.
  const isReadable = checkId(state.roomId) === null && Object.keys(checkForward(state.forward)).length === 0;
  const writeHash = useHashState(wasTouched && isReadable ? hash : null, (changed) => {
    const decoded = decodeSources(changed);
    if (decoded === null) return;
    setLinkProblems(decoded.problems);
    if (decoded.value) dispatch({ type: 'load', state: decoded.value, message: 'Loaded from the URL.' });
  });

  const share = () => {
    if (!isReadable) {
      dispatch({ type: 'say', message: 'Correct the fields marked as wrong first, then copy the link.' });
      return;
    }
    writeHash();
    shareLink(hash, (message) => dispatch({ type: 'say', message }));
  };

  return { state, linkProblems, dispatch, share };
}
