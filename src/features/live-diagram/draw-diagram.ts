import type * as Mermaid from 'mermaid';
import { lazyPart } from '../../hooks/lazy-part';
import type { DiagramMode } from '../../content/shared/diagram-theme';
import { MERMAID_CONFIG, sourceInMode } from '../../content/shared/diagrams';
import { toPicture, type DiagramPicture } from './live-diagram-state';

/** The diagram library, at the URL path in a build-time constant. */
const library = lazyPart(
  () => import(/* webpackIgnore: true */ process.env.DIAGRAM_LIBRARY ?? '') as Promise<typeof Mermaid>,
);

let count = 0;

/**
 * Draws a diagram in the colors of a mode. The first call loads the library.
 *
 * @throws Error with the library's message if it cannot parse the source, or if the library cannot be loaded.
 */
export async function drawDiagram(source: string, mode: DiagramMode): Promise<DiagramPicture> {
  const { default: mermaid } = await library.load();
  mermaid.initialize({ ...MERMAID_CONFIG, startOnLoad: false });
  count += 1;
  const { svg } = await mermaid.render(`live-diagram-${count}`, sourceInMode(source, mode));
  return toPicture(svg);
}
