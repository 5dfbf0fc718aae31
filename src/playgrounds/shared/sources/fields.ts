import { fill } from '../../../site/fill';
/** A field in the form of a source. All values are stored as the text in the form. */
export interface SourceField {
  readonly name: FieldName;
  readonly label: string;
  readonly input: 'text' | 'number' | 'switch' | 'choice';
  /** Initial text; `yes` or `no` for a switch. */
  readonly initial: string;
  readonly hint?: string;
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  /** Returns a sentence that says what is wrong with a value; null if it is valid. */
  readonly check: (value: string) => string | null;
}

export type FieldName =
  | 'id'
  | 'name'
  | 'address'
  | 'listen'
  | 'delay'
  | 'passthrough'
  | 'h265'
  | 'file'
  | 'loop'
  | 'url'
  | 'loopCount'
  | 'audio'
  | 'replacement'
  | 'surface';

const TEXT_LIMIT = 200;
/** Maximum lengths in characters. */
export const ID_LIMIT = 64;
export const NAME_LIMIT = 80;

/** Checks an id, which must work in `users`, in paths and in commands. */
export function checkId(value: string): string | null {
  if (value === '') return STRINGS.sources.idRequired;
  return /^[\w.@-]{1,64}$/.test(value) ? null : STRINGS.sources.idInvalid;
}

function checkUrl(value: string, schemes: readonly string[], example: string): string | null {
  const problem = fill(STRINGS.sources.enterUrl, { example });
  if (value.length > 2 * TEXT_LIMIT || /\s/.test(value)) return problem;
  try {
    const url = new URL(value);
    return schemes.includes(url.protocol) &&
      value.toLowerCase().startsWith(`${url.protocol}//`) &&
      /^[a-z]+:\/\/(?:[^/@]*@)?(?:\[[\da-f:]+\]|[\w.-]+)/i.test(value)
      ? null
      : problem;
  } catch {
    return problem;
  }
}

function checkName(value: string): string | null {
  if (value.trim() === '') return STRINGS.sources.nameRequired;
  return value.length > NAME_LIMIT
    ? fill(STRINGS.sources.nameTooLong, { limit: NAME_LIMIT, count: value.length })
    : null;
}

/** Checks that a value is an integer between two bounds, inclusive. */
function checkInteger(value: string, min: number, max: number, problem: string): string | null {
  const number = Number(value);
  return /^-?\d{1,9}$/.test(value) && number >= min && number <= max ? null : problem;
}

const oneOf =
  (values: readonly string[]) =>
  (value: string): string | null =>
    values.includes(value) ? null : fill(STRINGS.sources.chooseOneOf, { values: values.join(', ') });

export function idField(initial: string, label = STRINGS.sources.userId): SourceField {
  return { name: 'id', label, input: 'text', initial, check: checkId };
}

export function nameField(initial: string): SourceField {
  return {
    name: 'name',
    label: STRINGS.sources.name,
    input: 'text',
    initial,
    hint: STRINGS.sources.nameHint,
    check: checkName,
  };
}

export function switchField(name: FieldName, label: string, initial: 'yes' | 'no', hint?: string): SourceField {
  return { name, label, input: 'switch', initial, ...(hint ? { hint } : {}), check: oneOf(['yes', 'no']) };
}

export const delayField: SourceField = {
  name: 'delay',
  label: STRINGS.sources.delay,
  input: 'number',
  initial: '150',
  hint: STRINGS.sources.delayHint,
  check: (value) => checkInteger(value, 20, 200, STRINGS.sources.delayInvalid),
};

export const loopCountField: SourceField = {
  name: 'loopCount',
  label: STRINGS.sources.loopCount,
  input: 'number',
  initial: '0',
  hint: STRINGS.sources.loopCountHint,
  check: (value) => checkInteger(value, -1, 1_000_000, STRINGS.sources.loopCountInvalid),
};

export function addressField(initial: string, hint: string): SourceField {
  return {
    name: 'address',
    label: STRINGS.sources.address,
    input: 'text',
    initial,
    hint,
    check: (value) => checkUrl(value, ['rtsp:', 'rtsps:'], 'rtsp://192.0.2.20:554/stream1'),
  };
}

export const listenField: SourceField = {
  name: 'listen',
  label: STRINGS.sources.listen,
  input: 'text',
  initial: 'rtmp://0.0.0.0:1935',
  hint: STRINGS.sources.listenHint,
  check: (value) => checkUrl(value, ['rtmp:'], 'rtmp://0.0.0.0:1935'),
};

export const mediaField: SourceField = {
  name: 'url',
  label: STRINGS.sources.mediaUrl,
  input: 'text',
  initial: 'https://media.example.org/tour.webm',
  hint: STRINGS.sources.mediaUrlHint,
  check: (value) => checkUrl(value, ['https:', 'http:'], 'https://media.example.org/tour.webm'),
};

export const replacementField: SourceField = {
  name: 'replacement',
  label: STRINGS.sources.replaces,
  input: 'text',
  initial: '',
  hint: STRINGS.sources.replacesHint,
  check: (value) => (value === '' ? null : checkId(value)),
};

export const fileField: SourceField = {
  name: 'file',
  label: STRINGS.sources.file,
  input: 'text',
  initial: 'tour.mp4',
  hint: STRINGS.sources.fileHint,
  check: (value) =>
    value.trim() === ''
      ? STRINGS.sources.fileRequired
      : value.length > TEXT_LIMIT
        ? fill(STRINGS.sources.fileTooLong, { limit: TEXT_LIMIT })
        : value.startsWith('-')
          ? STRINGS.sources.fileIsFlag
          : null,
};

const SURFACES = [
  { value: 'any', label: STRINGS.sources.anything },
  { value: 'monitor', label: STRINGS.sources.monitor },
  { value: 'window', label: STRINGS.sources.window },
  { value: 'browser', label: STRINGS.sources.browserTab },
] as const;

export const surfaceField: SourceField = {
  name: 'surface',
  label: STRINGS.sources.offered,
  input: 'choice',
  initial: 'any',
  hint: STRINGS.sources.offeredHint,
  choices: SURFACES,
  check: oneOf(SURFACES.map(({ value }) => value)),
};
