import { z } from 'zod';
import { drawSketch, SKETCH_NAMES } from '../../../playgrounds/shared/interface-sketch/draw-sketch';
import { defineComponent } from '../../shared/tree/registered-component';
import { drawingFigure } from './drawing-element';

/** `<UiSketch of="web-client" label="…" address="…" people={["Mara"]} />`: an interface in the colors of the page. */
export const uiSketch = defineComponent({
  props: z.strictObject({
    of: z.enum(SKETCH_NAMES),
    /** Says what the picture shows, for readers who cannot see it. */
    label: z.string().min(1),
    caption: z.string().min(1).optional(),
    /** Address in the browser's window. */
    address: z.string().default(''),
    /** Who is in the meeting; the first one is the reader. */
    people: z.array(z.string().min(1)).default([]),
    /** A message of the page in `own-interface`. */
    notice: z.string().min(1).max(50).optional(),
    /** Messages in `chat`: `"Mara: Hello"`. */
    messages: z
      .array(z.string().regex(/^[^:]+: ./, 'expected messages such as "Mara: Hello"'))
      .max(3)
      .optional(),
  }),
  render: ({ of, label, caption, ...content }) => drawingFigure(drawSketch(of, label, content), caption),
});
