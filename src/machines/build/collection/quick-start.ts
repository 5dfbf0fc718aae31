import type { Folder, Item } from './types';

/** A call of the quick start. */
export interface Step {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path with variables in double braces. */
  readonly path: string;
  readonly needsKey?: boolean;
  readonly body?: unknown;
  /** The status that the call must have. */
  readonly status: number;
  /** Variables that later calls use, with the fields of the response that hold them. */
  readonly sets?: Readonly<Record<string, string>>;
}

const OPTIONS = { sfu_mode: 'disabled', widescreen: true };

/** The calls of the page "Quick start", in order. */
export const QUICK_START: readonly Step[] = [
  {
    name: STRINGS.machines.startMeeting,
    method: 'POST',
    path: 'rooms',
    needsKey: true,
    body: { id: '{{roomId}}', user: { id: 'mara', name: 'Mara' }, options: OPTIONS },
    status: 201,
    sets: { accessKey: 'access_key', guestToken: 'room.guest_token' },
  },
  {
    name: STRINGS.machines.addUser,
    method: 'POST',
    path: 'rooms',
    needsKey: true,
    body: { id: '{{roomId}}', user: { id: 'jonas', name: 'Jonas' } },
    status: 201,
  },
  { name: STRINGS.machines.readMeeting, method: 'GET', path: 'rooms/{{accessKey}}', status: 200 },
  {
    name: STRINGS.machines.changeLayout,
    method: 'POST',
    path: 'rooms/{{accessKey}}/layout',
    body: { layout: 'auto', name: 'present-lower-3', users: ['mara', '', '', ''] },
    status: 200,
  },
  { name: STRINGS.machines.endMeeting, method: 'DELETE', path: 'rooms/{{accessKey}}', status: 200 },
];

export const QUICK_START_FOLDER = {
  name: STRINGS.machines.quickStart,
  description: STRINGS.machines.quickStartText,
};

/** The folder for Postman, which its runner and newman can run. */
export function quickStartFolder(): Folder {
  return { ...QUICK_START_FOLDER, item: QUICK_START.map(toItem) };
}

function toItem({ name, method, path, needsKey, body, status, sets = {} }: Step): Item {
  const exec = [
    `pm.test('status ${status}', () => pm.response.to.have.status(${status}));`,
    ...Object.entries(sets).map(([key, field]) => `pm.collectionVariables.set('${key}', pm.response.json().${field});`),
  ];
  return {
    name,
    event: [{ listen: 'test', script: { type: 'text/javascript', exec } }],
    request: {
      method,
      url: { host: ['{{baseUrl}}'], path: path.split('/') },
      header: body === undefined ? [] : [{ key: 'Content-Type', value: 'application/json' }],
      ...(body === undefined ? {} : { body: { mode: 'raw', raw: JSON.stringify(body, null, 2) } }),
      ...(needsKey ? { auth: API_KEY_AUTH } : {}),
    },
    response: [],
  };
}

const API_KEY_AUTH = {
  type: 'apikey',
  apikey: [
    { key: 'key', value: 'Authorization' },
    { key: 'value', value: '{{apiKey}}' },
    { key: 'in', value: 'header' },
  ],
};
