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
  if (value === '') return 'An id is required: the layout uses it to refer to the source.';
  return /^[\w.@-]{1,64}$/.test(value)
    ? null
    : 'Use at most 64 letters, digits, dots, dashes, underscores and @, without spaces.';
}

export function checkUrl(value: string, schemes: readonly string[], example: string): string | null {
  const problem = `Enter a URL such as ${example}.`;
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
  if (value.trim() === '') return 'A name is required: it is shown below the picture.';
  return value.length > NAME_LIMIT ? `At most ${NAME_LIMIT} characters; there are ${value.length}.` : null;
}

/** Checks that a value is an integer between two bounds, inclusive. */
function checkInteger(value: string, min: number, max: number, problem: string): string | null {
  const number = Number(value);
  return /^-?\d{1,9}$/.test(value) && number >= min && number <= max ? null : problem;
}

const oneOf =
  (values: readonly string[]) =>
  (value: string): string | null =>
    values.includes(value) ? null : `Choose one of ${values.join(', ')}.`;

export function idField(initial: string, label = 'User id'): SourceField {
  return { name: 'id', label, input: 'text', initial, check: checkId };
}

export function nameField(initial: string): SourceField {
  return { name: 'name', label: 'Name', input: 'text', initial, hint: 'Shown below the picture.', check: checkName };
}

export function switchField(name: FieldName, label: string, initial: 'yes' | 'no', hint?: string): SourceField {
  return { name, label, input: 'switch', initial, ...(hint ? { hint } : {}), check: oneOf(['yes', 'no']) };
}

export const delayField: SourceField = {
  name: 'delay',
  label: 'Delay in ms',
  input: 'number',
  initial: '150',
  hint: 'Buffer, 20 to 200.',
  check: (value) => checkInteger(value, 20, 200, 'Enter a whole number from 20 to 200.'),
};

export const loopCountField: SourceField = {
  name: 'loopCount',
  label: 'Loop count',
  input: 'number',
  initial: '0',
  hint: '0 plays once, N plays N+1 times, -1 repeats endlessly.',
  check: (value) => checkInteger(value, -1, 1_000_000, 'Enter -1, 0 or a larger whole number.'),
};

export function addressField(initial: string, hint: string): SourceField {
  return {
    name: 'address',
    label: 'RTSP URL',
    input: 'text',
    initial,
    hint,
    check: (value) => checkUrl(value, ['rtsp:', 'rtsps:'], 'rtsp://192.0.2.20:554/stream1'),
  };
}

export const listenField: SourceField = {
  name: 'listen',
  label: 'Listen address',
  input: 'text',
  initial: 'rtmp://0.0.0.0:1935',
  hint: 'Of the machine that runs the client; the usual port is 1935.',
  check: (value) => checkUrl(value, ['rtmp:'], 'rtmp://0.0.0.0:1935'),
};

export const mediaField: SourceField = {
  name: 'url',
  label: 'Media URL',
  input: 'text',
  initial: 'https://media.example.org/tour.webm',
  hint: 'Publicly reachable: WebM, MP4 or MP3.',
  check: (value) => checkUrl(value, ['https:', 'http:'], 'https://media.example.org/tour.webm'),
};

export const replacementField: SourceField = {
  name: 'replacement',
  label: 'Replaces user',
  input: 'text',
  initial: '',
  hint: 'Optional: id of the user whose picture it replaces. Empty: a spot of its own.',
  check: (value) => (value === '' ? null : checkId(value)),
};

export const fileField: SourceField = {
  name: 'file',
  label: 'File',
  input: 'text',
  initial: 'tour.mp4',
  hint: 'Path on the machine that runs the client.',
  check: (value) =>
    value.trim() === ''
      ? 'A file is required.'
      : value.length > TEXT_LIMIT
        ? `At most ${TEXT_LIMIT} characters.`
        : value.startsWith('-')
          ? 'A path that begins with a dash would be read as a flag: put ./ in front of it.'
          : null,
};

const SURFACES = [
  { value: 'any', label: 'Anything' },
  { value: 'monitor', label: 'A monitor' },
  { value: 'window', label: 'A window' },
  { value: 'browser', label: 'A browser tab' },
] as const;

export const surfaceField: SourceField = {
  name: 'surface',
  label: 'Offered first',
  input: 'choice',
  initial: 'any',
  hint: "What the browser's picker offers first.",
  choices: SURFACES,
  check: oneOf(SURFACES.map(({ value }) => value)),
};
