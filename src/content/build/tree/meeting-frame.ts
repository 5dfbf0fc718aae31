import { z } from 'zod';
import { parseMap } from '../../../playgrounds/shared/layouts/parse-map';
import { automaticLayout, LAYOUT_NAMES, layoutSpots } from '../../../playgrounds/shared/layouts/predefined';
import { canvasOf, type Spot } from '../../../playgrounds/shared/layouts/types';
import { drawMeetingPicture } from '../../../playgrounds/shared/meeting-picture/draw-meeting-picture';
import { ROOMS } from '../../../playgrounds/shared/meeting-picture/portrait';
import { MARKS, type DrawnSource } from '../../../playgrounds/shared/meeting-picture/types';
import { VIEWS } from '../../../playgrounds/shared/meeting-picture/views';
import { defineComponent } from '../../shared/tree/registered-component';
import { drawingFigure } from './drawing-element';

const color = z.string().regex(/^#(?:[\dA-Fa-f]{3}|[\dA-Fa-f]{6})$/, 'expected a color such as "#17324d"');
const opacity = z.number().min(0).max(1).optional();
const pixels = z.number();

const shape = z.union(
  [
    z.strictObject({
      rect: z.tuple([pixels, pixels, pixels, pixels]),
      fill: color,
      opacity,
      radius: pixels.optional(),
    }),
    z.strictObject({ circle: z.tuple([pixels, pixels, pixels]), fill: color, opacity }),
    z.strictObject({
      text: z.string().min(1),
      at: z.tuple([pixels, pixels]),
      size: pixels,
      fill: color,
      bold: z.boolean().optional(),
      anchor: z.enum(['start', 'middle', 'end']).optional(),
    }),
  ],
  'expected {"rect": [x, y, width, height], "fill"}, {"circle": [x, y, r], "fill"} or ' +
    '{"text", "at": [x, y], "size", "fill"}, with colors such as "#17324d"',
);
const layer = z.array(shape).min(1);

/** A person is a name, or an object if there is more to say. */
const person = z.preprocess(
  (written) => (typeof written === 'string' ? { name: written } : written),
  z
    .strictObject({
      id: z.string().min(1).optional().describe('What `users` calls the person. Without it, the name.'),
      name: z.string().min(1).describe('Name below the picture.'),
      view: z.enum(VIEWS).default('person').describe('What the camera or screen shows.'),
      room: z.enum(ROOMS).default('own').describe('What is behind the person.'),
      camera: z.boolean().default(true).describe('False for a person without a picture.'),
    })
    .transform(({ id, ...rest }): DrawnSource => ({ id: id ?? rest.name, ...rest })),
);

const props = z
  .strictObject({
    label: z.string().min(1).describe('What the picture shows, for readers who cannot see it. Who is where is added.'),
    caption: z.string().min(1).optional().describe('Text below the picture.'),
    layout: z
      .enum(LAYOUT_NAMES)
      .optional()
      .describe("Name of a predefined layout. Without it and `map`, the server's automatic choice for the people."),
    map: z.array(z.unknown()).optional().describe('Spots of a layout of your own, in the format of the API.'),
    people: z
      .array(person.meta({ takesName: true }))
      .default([])
      .describe('Who is in the meeting: names, or objects with `name` and more. The first has the first spot.'),
    users: z
      .array(z.string())
      .default([])
      .describe('Ids of people, an entry for each spot, as in a request; `""` leaves a spot to the server.'),
    fill: z.enum(['auto', 'custom']).default('auto').describe('How spots without a user are filled, as in a request.'),
    color: z
      .string()
      .regex(/^#[\dA-Fa-f]{6}$/, 'expected #rrggbb')
      .default('#121212')
      .describe("The room's `background_color`."),
    background: layer.optional().describe('Layer behind the spots: a list of shapes.'),
    overlay: layer.optional().describe('Layer above the spots: a list of shapes.'),
    names: z.boolean().default(true).describe('False hides the names in the spots.'),
    insert: z
      .strictObject({ name: z.string().min(1), x: pixels, y: pixels })
      .optional()
      .describe('The audio insert: who speaks without having a spot, and where it is, in pixels.'),
    marks: z.enum(MARKS).default('none').describe('Labels of the spots: their numbers, or their edges in pixels.'),
    standard: z.boolean().default(false).describe('True for the 4:3 canvas of a room without `widescreen`.'),
  })
  .describe('What the server composes of a meeting, drawn by the rules of the API.')
  .superRefine((written, context) => {
    const { layout, map, people, users, standard } = written;
    const report = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (layout !== undefined && map !== undefined) report('layout', 'expected at most one of "layout" and "map"');
    const { problems } = map ? parseMap(map, canvasOf(!standard)) : { problems: [] };
    if (problems.length > 0) return report('map', problems.join(' '));
    const twice = people.find(({ id }, index) => people.findIndex((other) => other.id === id) < index);
    if (twice) report('people', `the id ${JSON.stringify(twice.id)} is there twice; ids must differ`);
    const { length } = spotsOf(written);
    if (users.length > length) report('users', `expected at most ${length} entries, one for each spot`);
  });

type Props = z.output<typeof props>;

function spotsOf({ layout, map, people, standard }: Pick<Props, 'layout' | 'map' | 'people' | 'standard'>) {
  const canvas = canvasOf(!standard);
  const name = layout ?? automaticLayout(people.filter(({ camera }) => camera).length);
  const named: Spot[] = name ? layoutSpots(name, canvas) : [];
  return map ? (parseMap(map, canvas).spots ?? []) : named;
}

/** `<MeetingFrame label="…" layout="two" people={["Mara", "Jonas"]} />`: draws what the server composes. */
export const meetingFrame = defineComponent({
  props,
  render: ({ caption, ...written }) =>
    drawingFigure(
      drawMeetingPicture({
        label: written.label,
        canvas: canvasOf(!written.standard),
        spots: spotsOf(written),
        sources: written.people,
        users: written.users,
        fill: written.fill,
        color: written.color,
        background: written.background,
        overlay: written.overlay,
        showNames: written.names,
        insert: written.insert,
        marks: written.marks,
      }),
      caption,
    ),
});
