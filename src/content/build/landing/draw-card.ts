import { node, type DrawingNode } from '../../../playgrounds/shared/drawing';
import { drawSketch } from '../../../playgrounds/shared/interface-sketch/draw-sketch';
import { drawNamedLayout } from '../../../playgrounds/shared/layouts/draw-layout';
import { layoutSpots, type LayoutName } from '../../../playgrounds/shared/layouts/predefined';
import { WIDESCREEN } from '../../../playgrounds/shared/layouts/types';
import { drawMeetingPicture } from '../../../playgrounds/shared/meeting-picture/draw-meeting-picture';
import type { View } from '../../../playgrounds/shared/meeting-picture/views';
import { product } from '../../../site/config/product';

/** What the pictures of cards show. */
export const CARD_PICTURES = ['meeting', 'phones', 'supervisor', 'spots', 'sources'] as const;
type CardPicture = (typeof CARD_PICTURES)[number];

/** Draws the picture of a card, in which these people are. */
export function drawCard(picture: CardPicture, people: readonly string[]): DrawingNode {
  const content = { address: `https://app.${product.domain}`, people: people.slice(0, 3) };
  switch (picture) {
    case 'meeting':
      return decorative(drawViews('present-lower-3', people));
    case 'phones':
    case 'supervisor':
      return decorative(drawSketch(picture, '', content));
    case 'spots':
      return decorative(drawNamedLayout('present-lower-3'));
    case 'sources':
      return decorative(drawViews('four', people, ['person', 'person', 'person', 'timer']));
  }
}

/** Draws a layout with these people, of whom the first ones may have other views than a camera. */
function drawViews(layout: LayoutName, people: readonly string[], views: readonly View[] = []): DrawingNode {
  const spots = layoutSpots(layout, WIDESCREEN);
  return drawMeetingPicture({
    label: '',
    canvas: WIDESCREEN,
    spots,
    sources: people.slice(0, spots.length).map((name, index) => ({
      id: name,
      name,
      view: views[index],
    })),
    showNames: false,
  });
}

/** The same drawing without a name, because the text of the card says it. */
function decorative({ attributes: { viewBox = '' }, children }: DrawingNode): DrawingNode {
  return node(
    'svg',
    { viewBox, ariaHidden: 'true' },
    children.filter((child) => typeof child === 'string' || (child.tag !== 'title' && child.tag !== 'desc')),
  );
}
