import { useCallback, useEffect, useReducer, useSyncExternalStore } from 'react';
import type { DiagramMode } from '../../content/shared/diagram-theme';
import { drawDiagram } from './draw-diagram';
import { NOT_DRAWN, reduceLiveDiagram, type DiagramPicture } from './live-diagram-state';

export interface LiveDiagramControl {
  readonly picture: DiagramPicture | null;
  readonly error: string | null;
  readonly retry: () => void;
}

/** Draws a diagram once the page is hydrated, and again whenever the color mode changes. */
export function useLiveDiagram(source: string): LiveDiagramControl {
  const mode = useSyncExternalStore<ReturnType<typeof readMode>>(watchMode, readMode, () => 'dark');
  const [{ picture, error, attempt }, dispatch] = useReducer(reduceLiveDiagram, NOT_DRAWN);

  useEffect(() => {
    let isWanted = true;
    drawDiagram(source, mode).then(
      (drawn) => isWanted && dispatch({ type: 'drawn', picture: drawn }),
      (reason: unknown) => isWanted && dispatch({ type: 'failed', reason }),
    );
    return () => {
      isWanted = false;
    };
  }, [source, mode, attempt]);

  return { picture, error, retry: useCallback(() => dispatch({ type: 'retry' }), []) };
}

function readMode(): DiagramMode {
  return document.documentElement.dataset.theme === 'light' ? 'light' : 'dark';
}

function watchMode(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
