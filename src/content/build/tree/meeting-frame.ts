import { z } from 'zod';
import { parseMap } from '../../../playgrounds/shared/layouts/parse-map';
import { automaticLayout, LAYOUT_NAMES, layoutSpots } from '../../../playgrounds/shared/layouts/predefined';
import { canvasOf, type Spot } from '../../../playgrounds/shared/layouts/types';
import { drawMeetingPicture } from '../../../playgrounds/shared/meeting-picture/draw-meeting-picture';
import { ROOMS } from '../../../playgrounds/shared/meeting-picture/portrait';
import { LAYER_PICTURES, MARKS, type DrawnSource } from '../../../playgrounds/shared/meeting-picture/types';
import { VIEWS } from '../../../playgrounds/shared/meeting-picture/views';
import { defineComponent } from '../../shared/tree/registered-component';
import { drawingFigure } from './drawing-element';

const color = z.string().regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i, 'expected a color such as "#17324d"');
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
    z.strictObject({ line: z.string().min(1), stroke: color, width: pixels }),
  ],
  'expected {"rect": [x, y, width, height], "fill"}, {"circle": [x, y, r], "fill"}, ' +
    '{"text", "at": [x, y], "size", "fill"} or {"line", "stroke", "width"}, with colors such as "#17324d"',
);
const layer = z.union(
  [z.enum(LAYER_PICTURES), z.array(shape).min(1)],
  `expected ${LAYER_PICTURES.join(', ')}, or a list of shapes: {"rect": [x, y, width, height], "fill"}, ` +
    '{"circle": [x, y, r], "fill"}, {"text", "at": [x, y], "size", "fill"}, {"line", "stroke", "width"}',
);

/** A person is a name, or an object if there is more to say. */
const person = z.preprocess(
  (written) => (typeof written === 'string' ? { name: written } : written),
  z
    .strictObject({
      /** The name by default. */
      id: z.string().min(1).optional(),
      name: z.string().min(1),
      view: z.enum(VIEWS).default('person'),
      room: z.enum(ROOMS).default('own'),
      camera: z.boolean().default(true),
    })
    .transform(({ id, ...rest }): DrawnSource => ({ id: id ?? rest.name, ...rest })),
);

const props = z
  .strictObject({
    /** Says what the picture shows, for readers who cannot see it. Who is where is added. */
    label: z.string().min(1),
    caption: z.string().min(1).optional(),
    /** Name of a predefined layout. Without it and `map`, the server's automatic choice for the people. */
    layout: z.enum(LAYOUT_NAMES).optional(),
    /** Spots in the format of the API. */
    map: z.array(z.unknown()).optional(),
    people: z.array(person).default([]),
    /** As in a request: an entry for each spot. */
    users: z.array(z.string()).default([]),
    fill: z.enum(['auto', 'custom']).default('auto'),
    /** The room's `background_color`, with the API's default. */
    color: z
      .string()
      .regex(/^#[\da-f]{6}$/i, 'expected #rrggbb')
      .default('#121212'),
    background: layer.optional(),
    overlay: layer.optional(),
    names: z.boolean().default(true),
    /** The audio insert: who speaks without having a spot. */
    insert: z.strictObject({ name: z.string().min(1), x: pixels, y: pixels }).optional(),
    marks: z.enum(MARKS).default('none'),
    /** True for the 4:3 canvas of a room without `widescreen`. */
    standard: z.boolean().default(false),
  })
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
        background: written.background ?? null,
        overlay: written.overlay ?? null,
        showNames: written.names,
        insert: written.insert,
        marks: written.marks,
      }),
      caption,
    ),
});
