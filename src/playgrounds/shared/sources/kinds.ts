import {
  addressField,
  delayField,
  fileField,
  ID_LIMIT,
  idField,
  listenField,
  loopCountField,
  mediaField,
  NAME_LIMIT,
  nameField,
  replacementField,
  surfaceField,
  switchField,
  type FieldName,
  type SourceField,
} from './fields';
import { freeText } from './free-text';

export const SOURCE_KINDS = [
  'web-user',
  'guest',
  'ip-camera',
  'drone',
  'hdmi',
  'media-file',
  'local-file',
  'screen',
] as const;
export type SourceKindName = (typeof SOURCE_KINDS)[number];

/** A way to bring a picture into a meeting. */
export interface SourceKind {
  readonly kind: SourceKindName;
  readonly title: string;
  readonly text: string;
  readonly fields: readonly SourceField[];
}

const KINDS: readonly SourceKind[] = [
  {
    kind: 'web-user',
    title: 'Web user',
    text: 'A person with a link of their own. Your back end registers them with the API key.',
    fields: [idField('user-1'), nameField('Mara Lind')],
  },
  {
    kind: 'guest',
    title: 'Guest',
    text: "A person who joins with the meeting's guest token. No API key is needed.",
    fields: [idField('guest-1'), nameField('Jonas Berg')],
  },
  {
    kind: 'ip-camera',
    title: 'IP camera',
    text: 'The streaming client pulls the video over RTSP and joins the meeting with it.',
    fields: [
      idField('camera-1'),
      nameField('Gate camera'),
      addressField('rtsp://192.0.2.20:554/stream1', "See the camera's manual."),
      delayField,
      switchField('passthrough', 'Pass the stream on as it is', 'no'),
      switchField('h265', 'The camera sends H.265', 'no'),
    ],
  },
  {
    kind: 'drone',
    title: 'Drone or body cam',
    text: 'The device pushes RTMP to the streaming client, which joins the meeting with the video.',
    fields: [idField('drone-1'), nameField('Drone 1'), listenField, delayField],
  },
  {
    kind: 'hdmi',
    title: 'HDMI converter',
    text: 'A converter box turns HDMI into RTSP; it is connected like a camera.',
    fields: [
      idField('hdmi-1'),
      nameField('Lectern'),
      addressField('rtsp://192.0.2.30:554/hdmi', 'URL of the converter box.'),
      delayField,
    ],
  },
  {
    kind: 'media-file',
    title: 'Media file',
    text: 'A video or sound file with a public URL is played as if it were a participant.',
    fields: [
      idField('clip-1', 'Play id'),
      nameField('Site tour'),
      mediaField,
      loopCountField,
      switchField('audio', 'Play the sound too', 'no'),
      replacementField,
    ],
  },
  {
    kind: 'local-file',
    title: 'Local file',
    text: 'The streaming client sends a video file from your machine live, so it needs no public URL.',
    fields: [idField('file-1'), nameField('Demo video'), fileField, switchField('loop', 'Repeat the file', 'yes')],
  },
  {
    kind: 'screen',
    title: 'Screen',
    text: 'A participant sends a screen, a window or a tab in place of the camera, through the JavaScript SDK.',
    fields: [idField('screen-1'), nameField('Shared screen'), surfaceField],
  },
];

/** All source kinds, in the order of the cards. */
export function sourceKinds(): readonly SourceKind[] {
  return KINDS;
}

export function kindOf(name: SourceKindName): SourceKind {
  const found = KINDS.find(({ kind }) => kind === name);
  if (!found) throw new Error(`There is no source kind "${name}".`);
  return found;
}

export function isKindName(value: unknown): value is SourceKindName {
  return SOURCE_KINDS.includes(value as SourceKindName);
}

/** Values of a form, by field name. */
export type SourceValues = Readonly<Partial<Record<FieldName, string>>>;

/** People of our examples, who look different in pictures. */
const PEOPLE = ['Mara Lind', 'Jonas Berg', 'Ines Costa', 'Tariq Aziz', 'Wen Li', 'Ada Okoye'];

/** Initial values of a form, with an id and a name that are not taken. */
export function initialValues(
  kind: SourceKind,
  taken: ReadonlySet<string>,
  takenNames: ReadonlySet<string> = new Set(),
): SourceValues {
  return Object.fromEntries(
    kind.fields.map(({ name, initial }) => {
      if (name === 'id') return [name, freeText(initial, taken, ID_LIMIT)];
      return [name, name === 'name' ? freeName(initial, takenNames) : initial];
    }),
  );
}

function freeName(initial: string, taken: ReadonlySet<string>): string {
  const person = PEOPLE.includes(initial) && [initial, ...PEOPLE].find((name) => !taken.has(name));
  return person || freeText(initial, taken, NAME_LIMIT, ' ');
}

/** Returns what is wrong with a form, by field. An id must not be taken by another source. */
export function checkValues(
  kind: SourceKind,
  values: SourceValues,
  taken: ReadonlySet<string>,
): Partial<Record<FieldName, string>> {
  return Object.fromEntries(
    kind.fields.flatMap(({ name, check }) => {
      const value = values[name] ?? '';
      const problem =
        check(value) ??
        (name === 'id' && taken.has(value) ? `"${value}" is taken: each source needs a unique id.` : null);
      return problem === null ? [] : [[name, problem]];
    }),
  );
}
