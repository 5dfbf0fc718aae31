import type * as Mermaid from 'mermaid';
import { lazyPart } from '../../hooks/lazy-part';
import type { DiagramMode } from '../../content/shared/diagram-theme';
import { MERMAID_CONFIG, sourceInMode } from '../../content/shared/diagrams';
import { svgUrl } from '../../hooks/draw-svg';

/** A drawn diagram: the URL of its picture and its size in CSS pixels. */
export interface DiagramPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

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

/** Turns the library's SVG into a picture with an explicit size, which is known before the picture is shown. */
function toPicture(svg: string): DiagramPicture {
  const [, , width = 0, height = 0] = (/ viewBox="([^"]*)"/.exec(svg)?.[1] ?? '')
    .split(/[\s,]+/)
    .map((part) => Math.ceil(Number(part)) || 0);
  const sized = svg.replace(/<svg\b[^>]*>/, (tag) =>
    tag.replace(/ (?:width|height|style)="[^"]*"/g, '').replace('<svg', `<svg width="${width}" height="${height}"`),
  );
  return { src: svgUrl(sized), width, height };
}
