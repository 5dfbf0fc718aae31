import { drawSvg } from '../../../hooks/draw-svg';
import { canvasOf } from '../../shared/layouts/types';
import { planToSvg } from '../../shared/picture';
import type { LayoutPlan } from '../../shared/types';

/**
 * Saves the picture of a plan as a file of the canvas's size.
 *
 * @throws Error if the browser cannot draw the PNG
 */
export async function savePicture(plan: LayoutPlan, type: 'svg' | 'png'): Promise<void> {
  const svg = planToSvg(plan);
  const blob =
    type === 'svg'
      ? new Blob([svg], { type: 'image/svg+xml' })
      : await drawSvg(svg, canvasOf(plan.widescreen), 'image/png');
  if (!blob) throw new Error('The browser did not create the picture.');
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = `layout.${type}`;
  link.click();
  // The browser reads the URL only after the click.
  window.setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
