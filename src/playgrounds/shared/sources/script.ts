import { shellWord } from '../../../reference/shared/samples/curl';
import { formatJson } from '../../../reference/shared/samples/literals';
import { product } from '../../../site/config/product';
import { hostFor, joinOrder } from './join-order';
import { registerGuest, registerUser, startPlayback, streamingCommand } from './source-output';
import { idOf, type AddedSource } from './sources-state';

/** The sources and the room that the script is for. */
interface ScriptPlan {
  readonly roomId: string;
  readonly sources: readonly AddedSource[];
}

/**
 * A bash script that brings all sources into a new meeting, in order, and takes access key, guest token and guest link
 * from the first response. The only placeholder is the API key.
 */
export function sourcesScript({ roomId, sources }: ScriptPlan): string {
  const ordered = joinOrder(sources);
  const host = hostFor(sources);
  const [starter, others] = host ? [host, ordered] : [personOf(ordered[0]), ordered.slice(1)];
  const programs = [...new Set(ordered.flatMap((source) => programOf(source) ?? []))];
  return [
    '#!/usr/bin/env bash',
    `# Needs curl and jq${programs.length > 0 ? `, and in this folder ${programs.join(', ')}` : ''}.`,
    'set -euo pipefail',
    '',
    `API="https://api.${product.domain}"`,
    'API_KEY="YOUR_API_KEY"',
    `ROOM_ID=${shellWord(roomId)}`,
    '',
    ...POST,
    ...(programs.length > 0 ? ['', ...JOINED] : []),
    '',
    heading(1, starter.name, 'starts the meeting'),
    `MEETING=$(${post('/rooms', registerUser(roomId, starter.id, starter.name).body, true)})`,
    ...START,
    linkOf(starter.name, 'MEETING'),
    ...others.flatMap((source, index) => ['', ...step(source, index + 2, roomId)]),
    ...(programs.length > 0 ? ['', '# The streaming client runs until you press Ctrl+C.', 'wait'] : []),
  ].join('\n');
}

const POST = [
  '# Sends JSON and prints the response. A call that is refused ends the script.',
  'post() {',
  '  local path=$1 body=$2 response',
  '  shift 2',
  '  response=$(curl --fail-with-body -sS "$API$path" -H "Content-Type: application/json" "$@" -d "$body") || {',
  '    echo "$path: $response" >&2',
  '    exit 1',
  '  }',
  '  echo "$response"',
  '}',
];

/** A client that has not joined yet does not stop the others, because `rtmp-server` can wait for its device. */
const JOINED = [
  '# Waits until the streaming client has joined, so that the sources come in order.',
  'joined() {',
  '  for _ in {1..15}; do',
  '    curl --fail-with-body -sS "$API/rooms/$ROOM_ID/users?online=true" -H "Authorization: $API_KEY" |',
  `      jq -e --arg id "$1" 'any(.[]; .id == $id)' > /dev/null && return`,
  '    sleep 1',
  '  done',
  '  echo "$1 has not joined yet." >&2',
  '}',
  "trap 'kill $(jobs -p) 2> /dev/null || true' EXIT",
];

const START = [
  'ACCESS_KEY=$(jq -r .access_key <<< "$MEETING")',
  'GUEST_TOKEN=$(jq -r .room.guest_token <<< "$MEETING")',
  'GUEST_LINK=$(jq -r .links.guest_join <<< "$MEETING")',
  'READY=false',
  'until [ "$READY" = true ]; do',
  '  sleep 1',
  '  READY=$(curl --fail-with-body -sS "$API/rooms/$ACCESS_KEY" | jq -r .room.ready)',
  'done',
];

function step(source: AddedSource, number: number, roomId: string): string[] {
  const { id, name } = personOf(source);
  const command = streamingCommand(source);
  if (command !== null)
    return [heading(number, name, 'joins through the streaming client'), `${command} &`, `joined ${shellWord(id)}`];
  switch (source.kind) {
    case 'media-file':
      return [
        heading(number, name, 'is played'),
        `${post('/rooms/$ACCESS_KEY/playbacks', startPlayback(source.values).body)} > /dev/null`,
      ];
    case 'guest':
      return [
        heading(number, name, 'joins as a guest'),
        `JOINED=$(${post('/guests/$GUEST_TOKEN', registerGuest(id, name).body)})`,
        linkOf(name, 'JOINED'),
      ];
    default:
      return [
        heading(number, name, 'joins'),
        `JOINED=$(${post('/rooms', registerUser(roomId, id, name).body, true)})`,
        linkOf(name, 'JOINED'),
      ];
  }
}

function personOf(source: AddedSource | undefined): { readonly id: string; readonly name: string } {
  return { id: source ? idOf(source) : '', name: source?.values.name ?? '' };
}

/** `rtsp-client`, or null. */
function programOf(source: AddedSource): string | null {
  return /^\.\/(\S+)/.exec(streamingCommand(source) ?? '')?.[1] ?? null;
}

/** A comment. A line break in a name would end it. */
function heading(number: number, name: string, does: string): string {
  return `# ${number}. ${name.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')} ${does}`;
}

function post(path: string, body: unknown, needsKey = false): string {
  const key = needsKey ? ' -H "Authorization: $API_KEY"' : '';
  return `post ${path.includes('$') ? `"${path}"` : path} ${shellWord(formatJson(body))}${key}`;
}

function linkOf(name: string, response: string): string {
  return `echo ${shellWord(`Link for ${name}:`)} "$(jq -r .links.gui <<< "$${response}")"`;
}
