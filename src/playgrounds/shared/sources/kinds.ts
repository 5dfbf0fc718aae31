import { fill } from '../../../site/fill';
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

/** A way to bring a picture into a meeting. */
export interface SourceKind {
  readonly kind: SourceKindName;
  readonly title: string;
  readonly text: string;
  readonly fields: readonly SourceField[];
}

const KINDS = {
  'web-user': {
    title: STRINGS.sources.webUser,
    text: STRINGS.sources.webUserText,
    fields: [idField('user-1'), nameField('Mara Lind')],
  },
  guest: {
    title: STRINGS.sources.guest,
    text: STRINGS.sources.guestText,
    fields: [idField('guest-1'), nameField('Jonas Berg')],
  },
  'ip-camera': {
    title: STRINGS.sources.ipCamera,
    text: STRINGS.sources.ipCameraText,
    fields: [
      idField('camera-1'),
      nameField('Gate camera'),
      addressField('rtsp://192.0.2.20:554/stream1', STRINGS.sources.addressHint),
      delayField,
      switchField('passthrough', STRINGS.sources.passthrough, 'no'),
      switchField('h265', STRINGS.sources.h265, 'no'),
    ],
  },
  drone: {
    title: STRINGS.sources.drone,
    text: STRINGS.sources.droneText,
    fields: [idField('drone-1'), nameField('Drone 1'), listenField, delayField],
  },
  hdmi: {
    title: STRINGS.sources.hdmi,
    text: STRINGS.sources.hdmiText,
    fields: [
      idField('hdmi-1'),
      nameField('Lectern'),
      addressField('rtsp://192.0.2.30:554/hdmi', STRINGS.sources.converterHint),
      delayField,
    ],
  },
  'media-file': {
    title: STRINGS.sources.mediaFile,
    text: STRINGS.sources.mediaFileText,
    fields: [
      idField('clip-1', STRINGS.sources.playId),
      nameField('Site tour'),
      mediaField,
      loopCountField,
      switchField('audio', STRINGS.sources.playSound, 'no'),
      replacementField,
    ],
  },
  'local-file': {
    title: STRINGS.sources.localFile,
    text: STRINGS.sources.localFileText,
    fields: [idField('file-1'), nameField('Demo video'), fileField, switchField('loop', STRINGS.sources.repeat, 'yes')],
  },
  screen: {
    title: STRINGS.sources.screen,
    text: STRINGS.sources.screenText,
    fields: [idField('screen-1'), nameField('Shared screen'), surfaceField],
  },
} satisfies Record<string, Omit<SourceKind, 'kind'>>;

export type SourceKindName = keyof typeof KINDS;
export const SOURCE_KINDS = Object.keys(KINDS) as SourceKindName[];

/** All source kinds, in the order of the cards. */
export function sourceKinds(): readonly SourceKind[] {
  return SOURCE_KINDS.map(kindOf);
}

export function kindOf(kind: SourceKindName): SourceKind {
  return { kind, ...KINDS[kind] };
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
        check(value) ?? (name === 'id' && taken.has(value) ? fill(STRINGS.sources.taken, { id: value }) : null);
      return problem === null ? [] : [[name, problem]];
    }),
  );
}
