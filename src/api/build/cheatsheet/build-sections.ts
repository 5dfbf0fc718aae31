import { isHttpCall, type ApiField, type ApiOperation, type Credential } from '../../shared/types';
import type { Product } from '../../../site/config/product';
import { statusTerms } from './status-codes';
import type { SheetCall, SheetSection, SheetTerm } from './types';

const CREDENTIALS: Readonly<Record<Credential, string>> = {
  'api-key': 'API key',
  'access-key': 'access key',
  'guest-token': 'guest token',
  'permalink-token': 'token',
  'streamrec-token': 'Bearer token',
  'master-key': 'master key',
};

/** Sections of calls in their order, each with the tags of the description whose calls it holds. */
const CALL_SECTIONS: readonly {
  readonly title: string;
  readonly tags: readonly string[];
  readonly terms?: readonly SheetTerm[];
}[] = [
  {
    title: 'Room',
    tags: ['Rooms'],
    terms: [{ term: 'Ready', text: 'read the meeting once a second until `ready` is true' }],
  },
  { title: 'Users', tags: ['Users'] },
  {
    title: 'Layout',
    tags: ['Layout'],
    terms: [
      {
        term: 'Map',
        text: '1 to 10 boxes `[x, y, width, height, fit]` in pixels; fit is `cover`, `contain` or `auto`; later boxes lie above',
      },
      { term: 'Canvas', text: '`1280x720` widescreen, else `1280x960`' },
      { term: 'Users', text: 'an id per box in order; an empty text leaves a box free' },
    ],
  },
  {
    title: 'Layers',
    tags: ['Layers'],
    terms: [
      { term: 'Z_INDEX', text: '`1` foreground, `-1` background; PNG, WebP, SVG or JPEG, sent as `file` or `url`' },
    ],
  },
  {
    title: 'Playbacks',
    tags: ['Playbacks'],
    terms: [{ term: 'Loops', text: '`0` plays once, `N` plays N + 1 times, `-1` without end' }],
  },
  { title: 'Messages', tags: ['Messages'] },
  { title: 'Recording', tags: ['Recording'] },
  { title: 'Snapshot', tags: ['Snapshots'] },
  { title: 'Broadcast', tags: ['Broadcast'] },
  {
    title: 'Forward',
    tags: ['Forward'],
    terms: [
      {
        term: 'Fields',
        text: '`forward_id` is an id of yours; `type` is `audio`, `video` or `audio,video`; `url` is a WHIP endpoint',
      },
    ],
  },
  { title: 'Permalink', tags: ['Permalinks'] },
];

/**
 * What the sheet says, from the description's operations.
 *
 * @throws Error when an operation belongs to no section, so that none can be missing from the sheet.
 */
export function buildSections(operations: readonly ApiOperation[], product: Product): SheetSection[] {
  const ofTags = (tags: readonly string[]): ApiOperation[] => operations.filter(({ tag }) => tags.includes(tag));
  const calls = CALL_SECTIONS.map(({ title, tags, terms = [] }) =>
    section(title, ofTags(tags), { terms, names: namesOf(ofTags(tags)) }),
  );
  const streamrec = operations.filter(({ tag }) => tag.startsWith('Stream recording'));
  const sections = [
    section('Basics', [], { lead: basics(operations), code: firstCall(operations) }),
    ...calls,
    section('Events', ofTags(['Websockets', 'Webhooks']), eventParts(ofTags(['Webhooks']), product)),
    section('Status codes', [], {
      lead: statusTerms(operations.filter((operation) => !streamrec.includes(operation))),
    }),
    section('Stream recording', streamrec, {
      lead: [{ term: 'Host', text: `\`${serverOf(streamrec)}\`, a service with a master key of its own` }],
    }),
  ];
  const printed = sections.reduce((sum, { calls: { length } }) => sum + length, 0);
  const expected = operations.filter(isPrinted).length;
  if (printed !== expected)
    throw new Error(
      `The cheatsheet has sections for ${printed} of ${expected} calls: add the new tag to src/api/build/cheatsheet/build-sections.ts`,
    );
  return sections;
}

/** Events are not called; they are named beside the calls that register them. */
function isPrinted(operation: ApiOperation): boolean {
  return isHttpCall(operation) || operation.method === 'WSS';
}

function section(title: string, operations: readonly ApiOperation[], rest: Partial<SheetSection>): SheetSection {
  return { title, lead: [], terms: [], names: [], code: [], ...rest, calls: operations.filter(isPrinted).map(toCall) };
}

function toCall({ method, path, summary, credential, parameters, body }: ApiOperation): SheetCall {
  if (method === 'EVENT') throw new Error(`${path} is an event, not a call.`);
  const query = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, required }) => (required ? `?${name}*` : `?${name}`));
  return {
    method,
    path: printedPath(path),
    summary,
    credential: credential === null ? '' : CREDENTIALS[credential],
    fields: [...query, ...bodyNames(body?.variants ?? [])],
  };
}

/** Placeholders stand out by their capitals; braces would only make the path longer. */
export function printedPath(path: string): string {
  return path.replace(/\{([A-Z_]+)\}/g, '$1');
}

/** Names of a body's own fields. A variant that only wraps the first one adds nothing; one with other names adds those. */
function bodyNames(variants: readonly { readonly fields: readonly ApiField[] }[]): string[] {
  const tops = variants.map(({ fields }) => fields.filter(({ depth, deprecated }) => depth === 0 && !deprecated));
  const [first = [], ...others] = tops;
  const added = others
    .filter((fields) => fields.length > 1)
    .flatMap((fields) => fields.filter(({ name }) => !first.some((field) => field.name === name)));
  return [...first, ...added].map((field) => {
    const required =
      field.required &&
      tops.every((fields) => fields.length === 1 || fields.find(({ name }) => name === field.name)?.required);
    const values =
      field.enum.length > 0 && field.enum.join('|').length <= 20 ? `=${defaultFirst(field).join('|')}` : '';
    return `${field.name}${required ? '*' : ''}${values}`;
  });
}

function defaultFirst({ enum: values, default: initial }: ApiField): readonly string[] {
  const first = values.find((value) => value === initial);
  return first === undefined ? values : [first, ...values.filter((value) => value !== first)];
}

/** Room options and names of layouts, which are too many to stand beside their call. */
function namesOf(operations: readonly ApiOperation[]): SheetSection['names'] {
  const fieldsOf = (id: string): readonly ApiField[] =>
    operations.find(({ operationId }) => operationId === id)?.body?.variants[0]?.fields ?? [];
  const options = fieldsOf('createRoom').filter(({ name, depth }) => depth === 1 && name.startsWith('options.'));
  const custom = fieldsOf('createRoom').filter(
    ({ name, depth }) => depth === 2 && name.startsWith('options.custom_fields.'),
  );
  const layouts = fieldsOf('setLayout').find(({ name }) => name === 'name')?.enum ?? [];
  const last = (name: string): string => name.slice(name.lastIndexOf('.') + 1);
  return [
    {
      title: 'Options; the first value is taken when none is sent',
      values: options.map((field) => last(field.name) + valuesOf(field)),
    },
    { title: 'Custom fields', values: custom.map(({ name }) => last(name)) },
    { title: 'Names', values: layouts },
  ].filter(({ values }) => values.length > 0);
}

function valuesOf(field: ApiField): string {
  if (field.enum.length > 0) return `=${defaultFirst(field).join('|')}`;
  return field.default === null ? '' : `=${field.default}`;
}

function basics(operations: readonly ApiOperation[]): SheetTerm[] {
  return [
    { term: 'Host', text: `\`${serverOf(operations)}\`` },
    { term: 'API key', text: 'in the header `Authorization: YOUR_API_KEY`, as it is; on your back end only' },
    { term: 'Access key', text: 'in the path, `ACCESS_KEY`: one user in one running meeting; `410` when it is over' },
    {
      term: 'Tokens',
      text: 'in the path too: `GUEST_TOKEN` lets anyone in, `USER_TOKEN` starts a permalink as its host',
    },
    { term: 'Bodies', text: 'JSON or a form, `user[name]` for a nested name; an asterisk marks what must be sent' },
    { term: 'Lists', text: '25 entries a page; times in ISO 8601, UTC' },
  ];
}

/** The shortest request that starts a meeting. */
function firstCall(operations: readonly ApiOperation[]): string[] {
  return [`curl ${serverOf(operations)}/rooms \\`, '  -H "Authorization: YOUR_API_KEY" \\', '  -d "user[name]=Mara"'];
}

/** Events that the observer's websocket brings; the description has them as schemas, not as operations. */
export const OBSERVER_EVENTS = [
  'room_update',
  'participant_update',
  'options_update',
  'podium_update',
  'playback_update',
  'recording_update',
  'broadcasts_update',
  'snapshot_update',
  'chat',
  'custom',
] as const;

function eventParts(webhooks: readonly ApiOperation[], product: Product): Pick<SheetSection, 'terms' | 'names'> {
  return {
    terms: [
      {
        term: 'Signature',
        text: `header \`X-${product.name}-Signature\`: SHA256 HMAC of the raw body with the API key, in hex`,
      },
    ],
    names: [
      { title: 'Webhook types', values: webhooks.filter(({ method }) => method === 'EVENT').map(({ path }) => path) },
      { title: 'Observer events', values: OBSERVER_EVENTS },
    ],
  };
}

function serverOf(operations: readonly ApiOperation[]): string {
  return operations.find(isHttpCall)?.server ?? '';
}
