import { product } from '../../../site/config/product';
import { shellWord } from '../../../reference/shared/samples/curl';
import type { JsonRequest } from '../requests';
import type { AddedSource } from './sources-state';

/** A command or request that brings a source into the meeting. */
export type SourceOutput =
  | { readonly kind: 'code'; readonly title: string; readonly language: string; readonly code: string }
  | { readonly kind: 'request'; readonly title: string; readonly request: JsonRequest };

/** Returns the commands and requests for a source, in the order of use. */
export function sourceOutputs({ kind, values }: AddedSource, roomId: string): SourceOutput[] {
  const { id = '', name = '', address = '', delay = '' } = values;
  const registered: SourceOutput = {
    kind: 'request',
    title: STRINGS.sources.registerUser,
    request: registerUser(roomId, id, name),
  };
  /** The command of the streaming client: flags first, then the guest link, then the remaining arguments. */
  const client = (title: string, program: string, flags: readonly string[], ...rest: readonly string[]) => {
    const words = pairs(['--user', name, '--user-id', id, ...flags].map(shellWord));
    const command = [`./${program}`, ...words, ['"$GUEST_LINK"', ...rest.map(shellWord)].join(' ')].join(' \\\n  ');
    const link = `GUEST_LINK="https://app.${product.domain}/?guest=YOUR_GUEST_TOKEN"`;
    return [{ kind: 'code', title, language: 'Shell', code: `${link}\n\n${command}` } as const];
  };
  switch (kind) {
    case 'ip-camera': {
      const { passthrough, h265 } = values;
      const flags = [...(passthrough === 'yes' ? ['--passthrough'] : []), ...(h265 === 'yes' ? ['--h265'] : [])];
      return client(STRINGS.sources.connectCamera, 'rtsp-client', ['--delay', delay, ...flags], address);
    }
    case 'hdmi':
      return client(STRINGS.sources.connectConverter, 'rtsp-client', ['--delay', delay], address);
    case 'drone': {
      const flags = ['--rtmp-listen-addr', values.listen ?? '', '--delay', delay];
      return client(STRINGS.sources.receiveStream, 'rtmp-server', flags);
    }
    case 'local-file': {
      const flags = values.loop === 'yes' ? [] : ['--loop=false'];
      return client(STRINGS.sources.sendFile, 'video-playback', flags, values.file ?? '');
    }
    case 'guest':
      return [{ kind: 'request', title: STRINGS.sources.letGuestIn, request: registerGuest(id, name) }];
    case 'media-file':
      return [{ kind: 'request', title: STRINGS.sources.startPlayback, request: startPlayback(values) }];
    case 'screen': {
      const code = shareScreen(values.surface ?? 'any');
      return [registered, { kind: 'code', title: STRINGS.sources.sendScreen, language: 'JavaScript', code }];
    }
    case 'web-user':
      return [registered];
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
