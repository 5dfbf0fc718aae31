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
  const { width, height } = canvasOf(plan.widescreen);
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(planToSvg(plan))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The browser gave no picture.');
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
