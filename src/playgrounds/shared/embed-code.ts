import { absoluteUrl, routes } from '../../site/routes';
import { canvasOf } from './layouts/types';
import { planTitle } from './picture';
import type { LayoutPlan } from './types';
import { encodePlan } from './url-state';

/** Width of the frame in CSS pixels, and what the line below the picture adds to its height. */
const WIDTH = 640;
const LINE = 64;

/** Size in CSS pixels of a frame that shows a plan. */
export function embedSize(plan: LayoutPlan): { readonly width: number; readonly height: number } {
  const { width, height } = canvasOf(plan.widescreen);
  return { width: WIDTH, height: Math.round((WIDTH * height) / width) + LINE };
}

/** HTML with which another page shows a plan in a frame. User input is escaped. */
export function embedCode(plan: LayoutPlan, site: { readonly url: string; readonly baseUrl: string }): string {
  const address = absoluteUrl(site.url, site.baseUrl, routes.layoutEmbed()) + encodePlan(plan);
  const title = planTitle(plan).replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
  const { width, height } = embedSize(plan);
  return `<iframe src="${address}" title="${title}" width="${width}" height="${height}" loading="lazy"></iframe>`;
}
