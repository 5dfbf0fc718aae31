import type { ReactNode } from 'react';
import { lazyPart } from '../../hooks/lazy-part';
import { useLazyPart } from '../../hooks/use-lazy-part';
import type { DiagramProps } from './live-diagram';

const liveDiagram = lazyPart(async () => (await import('./live-diagram')).LiveDiagram);

/**
 * A diagram that could not be drawn during the build, because no browser was available. Its content is the source,
 * until the code that draws it has been loaded. Small, because every page could have one.
 */
export function UndrawnDiagram({ children, ...diagram }: DiagramProps & { readonly children?: ReactNode }) {
  const LiveDiagram = useLazyPart(liveDiagram, true);
  return LiveDiagram ? <LiveDiagram {...diagram}>{children}</LiveDiagram> : children;
}
