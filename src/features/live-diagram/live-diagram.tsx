import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { diagramClasses, type DiagramMode } from '../../content/shared/diagram-theme';
import { fill } from '../../site/fill';
import { drawDiagram, type DiagramPicture } from './draw-diagram';
import './live-diagram.css';

export interface DiagramProps {
  readonly source: string;
  readonly title: string;
  readonly description: string;
}

interface LiveDiagramProps extends DiagramProps {
  /** What is shown until the diagram is drawn. */
  readonly children: ReactNode;
}

/** A diagram that is drawn here. Looks like the figure that the content compiler builds for a drawn diagram. */
export function LiveDiagram({ source, title, description, children }: LiveDiagramProps) {
  const mode = useSyncExternalStore<DiagramMode>(watchMode, readMode, () => 'dark');
  const [picture, setPicture] = useState<DiagramPicture>();
  const [error, setError] = useState<string>();
  const [attempt, setAttempt] = useState(0);

  // If redrawing after a change of the mode fails, the picture in the old colors stays.
  useEffect(() => {
    let isWanted = true;
    setError(undefined);
    drawDiagram(source, mode).then(
      (drawn) => isWanted && setPicture(drawn),
      (reason: unknown) => isWanted && setError(reason instanceof Error ? reason.message : String(reason)),
    );
    return () => {
      isWanted = false;
    };
  }, [source, mode, attempt]);

  return (
    <>
      {picture ? (
        <figure className={diagramClasses(picture.width).join(' ')}>
          <div
            className="diagram-frame"
            tabIndex={0}
            role="group"
            aria-label={fill(STRINGS.content.diagram, { title })}
          >
            <img src={picture.src} alt={`${title}. ${description}`} width={picture.width} height={picture.height} />
          </div>
          <figcaption>{title}</figcaption>
        </figure>
      ) : (
        children
      )}
      {error !== undefined && (
        <div role="alert" className="diagram-error">
          <p className="diagram-error-title">{STRINGS.content.diagramFailed}</p>
          <pre className="diagram-source">{error}</pre>
          <button type="button" className="diagram-retry" onClick={() => setAttempt(attempt + 1)}>
            {STRINGS.common.tryAgain}
          </button>
        </div>
      )}
    </>
  );
}

function readMode(): DiagramMode {
  return document.documentElement.dataset.theme === 'light' ? 'light' : 'dark';
}

function watchMode(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
