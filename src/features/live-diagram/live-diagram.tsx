import type { ReactNode } from 'react';
import { diagramClasses } from '../../content/shared/diagram-theme';
import { fill } from '../../site/fill';
import { useLiveDiagram } from './use-live-diagram';
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
  const { picture, error, retry } = useLiveDiagram(source);
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
      {error !== null && (
        <div role="alert" className="diagram-error">
          <p className="diagram-error-title">{STRINGS.content.diagramFailed}</p>
          <pre className="diagram-source">{error}</pre>
          <button type="button" className="diagram-retry" onClick={retry}>
            {STRINGS.common.tryAgain}
          </button>
        </div>
      )}
    </>
  );
}
