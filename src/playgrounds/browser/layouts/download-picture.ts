import { drawSvg } from '../../../hooks/draw-svg';
import { canvasOf } from '../../shared/layouts/types';
import { planToSvg } from '../../shared/picture';
import type { LayoutPlan } from '../../shared/types';

/** Saves the plan as an SVG file. */
export function downloadSvg(plan: LayoutPlan): void {
  save(new Blob([planToSvg(plan)], { type: 'image/svg+xml' }), 'layout.svg');
}

/**
 * Saves the plan as a PNG file of the same size as the canvas.
 *
 * @throws Error if the browser cannot draw the picture
 */
export async function downloadPng(plan: LayoutPlan): Promise<void> {
  const blob = await drawSvg(planToSvg(plan), canvasOf(plan.widescreen), 'image/png');
  if (!blob) throw new Error('The browser did not create the picture.');
  save(blob, 'layout.png');
}

function save(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the URL only after the click.
  window.setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
