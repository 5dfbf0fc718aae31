import type * as Mermaid from 'mermaid';
import { lazyPart } from '../../hooks/lazy-part';
import type { DiagramMode } from '../../content/shared/diagram-theme';
import { MERMAID_CONFIG, sourceInMode } from '../../content/shared/diagrams';
import { toPicture, type DiagramPicture } from './live-diagram-state';

/** The diagram library, at the URL path in a build-time constant, unless diagrams were drawn during the build. */
const library = process.env.LIVE_DIAGRAMS
  ? lazyPart(() => import(/* webpackIgnore: true */ process.env.LIVE_DIAGRAMS ?? '') as Promise<typeof Mermaid>)
  : null;

let count = 0;

/**
 * Draws a diagram in the colors of a mode. The first call loads the library.
 *
 * @throws Error with the library's message if it cannot parse the source, or if the library cannot be loaded.
 */
export async function drawDiagram(source: string, mode: DiagramMode): Promise<DiagramPicture> {
  if (!library) throw new Error('This site was built without the diagram library.');
  const { default: mermaid } = await library.load();
  mermaid.initialize({ ...MERMAID_CONFIG, startOnLoad: false });
  count += 1;
  const { svg } = await mermaid.render(`live-diagram-${count}`, sourceInMode(source, mode));
  return toPicture(svg);
}
