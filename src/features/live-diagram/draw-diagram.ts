import { lazyPart } from '../../hooks/lazy-part';
import { MERMAID_CONFIG, sourceInMode, type DiagramMode } from '../../content/shared/diagrams';
import { toPicture, type DiagramPicture } from './live-diagram-state';

/**
 * The diagram library. A constant of the bundle decides: a site whose diagrams are drawn while it is built must not
 * contain it.
 */
const library = process.env.LIVE_DIAGRAMS ? lazyPart(() => import('mermaid')) : null;

let count = 0;

/**
 * Draws a diagram in the colours of a mode; the library is loaded by the first one.
 *
 * @throws Error with the library's message for a source that it cannot read, and when it cannot be loaded.
 */
export async function drawDiagram(source: string, mode: DiagramMode): Promise<DiagramPicture> {
  if (!library) throw new Error('This site was built without the diagram library.');
  const { default: mermaid } = await library.load();
  mermaid.initialize({ ...MERMAID_CONFIG, startOnLoad: false });
  count += 1;
  const { svg } = await mermaid.render(`live-diagram-${count}`, sourceInMode(source, mode));
  return toPicture(svg);
}
