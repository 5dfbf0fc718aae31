import { z } from 'zod';
import { drawSketch, SKETCH_NAMES } from '../../../playgrounds/shared/interface-sketch/draw-sketch';
import { defineComponent } from '../../shared/tree/registered-component';
import { drawingFigure } from './drawing-element';

/** `<UiSketch of="web-client" label="…" address="…" people={["Mara"]} />`: an interface in the colors of the page. */
export const uiSketch = defineComponent({
  props: z
    .strictObject({
      of: z.enum(SKETCH_NAMES).describe('The interface.'),
      label: z.string().min(1).describe('What the picture shows, for readers who cannot see it.'),
      caption: z.string().min(1).optional().describe('Text below the picture.'),
      address: z.string().default('').describe("Address in the browser's window."),
      people: z
        .array(z.string().min(1))
        .default([])
        .describe('Names of who is in the meeting. The first one is the reader.'),
      notice: z.string().min(1).max(50).optional().describe('A message of the page in `own-interface`.'),
      messages: z
        .array(z.string().regex(/^[^:]+: ./, 'expected messages such as "Mara: Hello"'))
        .max(3)
        .optional()
        .describe('Messages in `chat`, at most three: `"Mara: Hello"`.'),
    })
    .describe('A drawing of an interface in the colors of the page.'),
  render: ({ of, label, caption, ...content }) => drawingFigure(drawSketch(of, label, content), caption),
});
