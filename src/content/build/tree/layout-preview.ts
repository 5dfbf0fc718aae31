import { z } from 'zod';
import { drawMap, drawNamedLayout } from '../../../playgrounds/shared/layouts/draw-layout';
import { parseMap } from '../../../playgrounds/shared/layouts/parse-map';
import { LAYOUT_NAMES } from '../../../playgrounds/shared/layouts/predefined';
import { canvasOf } from '../../../playgrounds/shared/layouts/types';
import { defineComponent } from '../../shared/tree/registered-component';
import { drawingFigure } from './drawing-element';

const props = z
  .strictObject({
    /** Name of a predefined layout. Exactly one of `layout` and `map` is required. */
    layout: z.enum(LAYOUT_NAMES).optional(),
    /** Spots in the format of the API. */
    map: z.array(z.unknown()).optional(),
    caption: z.string().min(1).optional(),
    /** True for the 4:3 canvas of a room without `widescreen`. */
    standard: z.boolean().default(false),
  })
  .superRefine(({ layout, map, standard }, context) => {
    if ((layout === undefined) === (map === undefined))
      context.addIssue({ code: 'custom', path: ['layout'], message: 'expected exactly one of "layout" and "map"' });
    const { problems } = map ? parseMap(map, canvasOf(!standard)) : { problems: [] };
    if (problems.length > 0) context.addIssue({ code: 'custom', path: ['map'], message: problems.join(' ') });
  });

/** `<LayoutPreview layout="two" />` or `<LayoutPreview map={[…]} />`: draws a layout and numbers its spots in order. */
export const layoutPreview = defineComponent({
  props,
  render: ({ layout, map, caption, standard }) => {
    const canvas = canvasOf(!standard);
    const { spots = [] } = parseMap(map, canvas);
    const drawing = layout ? drawNamedLayout(layout, canvas) : drawMap(spots, canvas);
    return drawingFigure(drawing, caption);
  },
});
