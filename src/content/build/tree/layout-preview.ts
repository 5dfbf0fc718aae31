import { z } from 'zod';
import { drawMap, drawNamedLayout } from '../../../playgrounds/shared/layouts/draw-layout';
import { parseMap } from '../../../playgrounds/shared/layouts/parse-map';
import { LAYOUT_NAMES } from '../../../playgrounds/shared/layouts/predefined';
import { canvasOf } from '../../../playgrounds/shared/layouts/types';
import { defineComponent } from '../../shared/tree/registered-component';
import { drawingFigure } from './drawing-element';

const props = z
  .strictObject({
    layout: z.enum(LAYOUT_NAMES).optional().describe('Name of a predefined layout. Either `layout` or `map`.'),
    map: z.array(z.unknown()).optional().describe('Spots of a layout of your own, in the format of the API.'),
    caption: z.string().min(1).optional().describe('Text below the drawing.'),
    standard: z.boolean().default(false).describe('True for the 4:3 canvas of a room without `widescreen`.'),
  })
  .describe('A drawing of a layout, with its spots numbered in order.')
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
