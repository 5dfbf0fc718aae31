import { diagramClasses } from '../../content/shared/diagram-theme';
import { useLiveDiagram } from './use-live-diagram';
import { fill } from '../../site/fill';

export interface LiveDiagramProps {
  readonly source: string;
  readonly title: string;
  readonly description: string;
}

/**
 * A diagram that could not be drawn during the build, because no browser was available. Shows its source as text until
 * the reader's browser has drawn it. Looks like the figure that the content compiler builds for a drawn diagram.
 */
export function LiveDiagram({ source, title, description }: LiveDiagramProps) {
  const { picture, error, retry } = useLiveDiagram(source);
  return (
    <figure className={picture ? diagramClasses(picture.width).join(' ') : 'diagram is-source'}>
      <div className="diagram-frame" tabIndex={0} role="group" aria-label={fill(STRINGS.content.diagram, { title })}>
        {picture ? (
          <img src={picture.src} alt={`${title}. ${description}`} width={picture.width} height={picture.height} />
        ) : (
          <pre className="diagram-source">{source}</pre>
        )}
      </div>
      {error !== null && (
        <div role="alert" className="diagram-error">
          <p className="diagram-error-title">{STRINGS.content.diagramFailed}</p>
          <pre className="diagram-source">{error}</pre>
          <button type="button" className="diagram-retry" onClick={retry}>
            {STRINGS.common.tryAgain}
          </button>
        </div>
      )}
      <figcaption>{title}</figcaption>
    </figure>
  );
}
