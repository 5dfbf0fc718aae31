import { product } from '../../../site/config/product';
import { shellWord } from '../../../reference/shared/samples/curl';
import type { JsonRequest } from '../requests';
import type { SourceKindName } from './kinds';
import type { AddedSource } from './sources-state';

/** A command or request that brings a source into the meeting. */
export type SourceOutput =
  | { readonly kind: 'code'; readonly title: string; readonly language: string; readonly code: string }
  | { readonly kind: 'request'; readonly title: string; readonly request: JsonRequest };

/** Returns the commands and requests for a source, in the order of use. */
export function sourceOutputs(source: AddedSource, roomId: string): SourceOutput[] {
  const { kind, values } = source;
  const { id = '', name = '' } = values;
  const command = streamingCommand(source);
  if (command !== null)
    return [{ kind: 'code', title: COMMAND_TITLES[kind] ?? '', language: 'Shell', code: withLink(command) }];
  switch (kind) {
    case 'guest':
      return [{ kind: 'request', title: STRINGS.sources.letGuestIn, request: registerGuest(id, name) }];
    case 'media-file':
      return [{ kind: 'request', title: STRINGS.sources.startPlayback, request: startPlayback(values) }];
    case 'screen':
      return [
        { kind: 'request', title: STRINGS.sources.registerUser, request: registerUser(roomId, id, name) },
        {
          kind: 'code',
          title: STRINGS.sources.sendScreen,
          language: 'JavaScript',
          code: shareScreen(values.surface ?? 'any'),
        },
      ];
    default:
      return [{ kind: 'request', title: STRINGS.sources.registerUser, request: registerUser(roomId, id, name) }];
  }
}

const COMMAND_TITLES: Partial<Readonly<Record<SourceKindName, string>>> = {
  'ip-camera': STRINGS.sources.connectCamera,
  hdmi: STRINGS.sources.connectConverter,
  drone: STRINGS.sources.receiveStream,
  'local-file': STRINGS.sources.sendFile,
};

/** The command of the streaming client for a source; null if the source does not need it. */
function streamingCommand({ kind, values }: AddedSource): string | null {
  const { id = '', name = '', address = '', delay = '' } = values;
  const user = ['--user', name, '--user-id', id];
  switch (kind) {
    case 'ip-camera':
      return command(
        'rtsp-client',
        [
          ...user,
          '--delay',
          delay,
          ...(values.passthrough === 'yes' ? ['--passthrough'] : []),
          ...(values.h265 === 'yes' ? ['--h265'] : []),
        ],
        [address],
      );
    case 'hdmi':
      return command('rtsp-client', [...user, '--delay', delay], [address]);
    case 'drone':
      return command('rtmp-server', [...user, '--rtmp-listen-addr', values.listen ?? '', '--delay', delay], []);
    case 'local-file':
      return command(
        'video-playback',
        [...user, ...(values.loop === 'yes' ? [] : ['--loop=false'])],
        [values.file ?? ''],
      );
    default:
      return null;
  }
}

/** The request for a guest; the streaming client sends one like it for its source. */
export function registerGuest(id: string, name: string): JsonRequest {
  return {
    operationId: 'registerGuest',
    method: 'POST',
    path: '/guests/{GUEST_TOKEN}',
    credential: 'guest-token',
    body: { name, id },
    returnsJson: true,
  };
}

export function registerUser(roomId: string, id: string, name: string, widescreen = true): JsonRequest {
  return {
    operationId: 'createRoom',
    method: 'POST',
    path: '/rooms',
    credential: 'api-key',
    body: { id: roomId, user: { id, name }, options: { sfu_mode: 'disabled', widescreen } },
    returnsJson: true,
  };
}

function startPlayback({ id, name, url, loopCount, audio, replacement }: AddedSource['values']): JsonRequest {
  const body = {
    url,
    play_id: id,
    name,
    loop_count: Number(loopCount),
    audio: audio === 'yes',
    ...(replacement ? { replacement_id: replacement } : {}),
  };
  return {
    operationId: 'startPlayback',
    method: 'POST',
    path: '/rooms/{ACCESS_KEY}/playbacks',
    credential: 'access-key',
    body,
    returnsJson: false,
  };
}

/** Writes a command for the streaming client: flags first, then the guest link, then the remaining arguments. */
function command(program: string, flags: readonly string[], rest: readonly string[]): string {
  const words = [...pairs(flags.map(shellWord)), ['"$GUEST_LINK"', ...rest.map(shellWord)].join(' ')];
  return [`./${program}`, ...words].join(' \\\n  ');
}

function withLink(command: string): string {
  return [`GUEST_LINK="https://app.${product.domain}/?guest=YOUR_GUEST_TOKEN"`, '', command].join('\n');
}

/** Joins each flag with its value, so that they share a line. */
function pairs(words: readonly string[]): string[] {
  return words.reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    return last !== undefined && !word.startsWith('--') && !last.includes(' ')
      ? [...lines.slice(0, -1), `${last} ${word}`]
      : [...lines, word];
  }, []);
}

function shareScreen(surface: string): string {
  const name = product.slug.replaceAll('-', '_');
  return [
    `import ${name}, { FeatureDetector } from "@${product.scope}/js";`,
    '',
    'if (FeatureDetector.canScreenCapture()) {',
    `  ${name}.send({ type: "start_stream", audio: true, screen: true${surface === 'any' ? '' : `, surface: "${surface}"`} });`,
    '}',
    '',
    `${name}.onEvent((event) => {`,
    '  if (event.type === "screen_video_ended") {',
    `    ${name}.send({ type: "start_stream", audio: true, video: true });`,
    '  }',
    '});',
  ].join('\n');
}
