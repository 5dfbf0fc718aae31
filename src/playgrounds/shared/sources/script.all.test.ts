import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWorkspace } from '../../../../tools/guides/workspace';
import { waitFor } from '../../../../tools/guides/ports';
import { readOptions } from '../../../../tools/mock-server/options';
import { startMockServer, type StartedServer } from '../../../../tools/mock-server/start-mock-server';
import { product } from '../../../site/config/product';
import type { DrawingNode } from '../drawing';
import { drawMeetingPicture } from '../meeting-picture/draw-meeting-picture';
import { initialValues, kindOf, sourceKinds, type SourceKindName, type SourceValues } from './kinds';
import { meetingOf } from './meeting-of-sources';
import { sourcesScript } from './script';
import type { AddedSource } from './sources-state';

// Commands are separate processes, and a meeting needs a few seconds to be ready.
let server: StartedServer;

beforeAll(async () => {
  server = await startMockServer(readOptions(['--port', '0', '--api-key', 'YOUR_API_KEY']), {
    print: () => undefined,
    onFault: (message) => {
      throw new Error(message);
    },
  });
});

afterAll(() => server.close());

const source = (kind: SourceKindName, values: SourceValues = {}): AddedSource => ({
  kind,
  values: { ...initialValues(kindOf(kind), new Set()), ...values },
});

/** Who is where in the playground's preview, as the description of its picture says. */
function previewed(sources: readonly AddedSource[]): string {
  const isDescription = (child: DrawingNode | string): child is DrawingNode =>
    typeof child !== 'string' && child.tag === 'desc';
  return String(drawMeetingPicture(meetingOf(sources)).children.find(isDescription)?.children[0]);
}

/** Who is where in the meeting, in the same words. */
function shown(roomId: string): string {
  const spots = server.api.picture(roomId)?.spots ?? [];
  return spots.map(({ who }, index) => `Spot ${index + 1}: ${who ?? 'empty'}.`).join(' ');
}

test.each<[name: string, roomId: string, sources: readonly AddedSource[]]>([
  [
    'every kind, with names that a shell and a comment could misread',
    'all kinds',
    [
      source('guest', { name: 'Guest\n"$(touch owned)" \\ `id`' }),
      source('ip-camera', { name: "O'Hara", passthrough: 'yes', h265: 'yes' }),
      ...sourceKinds().flatMap(({ kind }) => (kind === 'guest' || kind === 'ip-camera' ? [] : [source(kind)])),
    ],
  ],
  [
    'a file in the place of a camera, and a host who starts the meeting',
    'place',
    [source('media-file', { replacement: 'camera-1' }), source('ip-camera'), source('local-file', { loop: 'no' })],
  ],
])(
  'PLAY-SOURCES the script brings in %s, and the meeting shows what the preview shows',
  async (_name, room, sources) => {
    const roomId = room.replaceAll(' ', '-');
    const workspace = await createWorkspace(server.url, {
      files: {},
      programs: ['rtsp-client', 'rtmp-server', 'video-playback'],
    });
    const code = sourcesScript({ roomId, sources })
      .replaceAll(`https://api.${product.domain}`, server.url)
      .replaceAll('sleep 1', 'sleep 0.2');
    const run = spawn('bash', ['-c', code], { cwd: workspace.folder, env: { ...process.env, ...workspace.env } });
    let output = '';
    for (const stream of [run.stdout, run.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    const ended = once(run, 'exit');
    const expected = previewed(sources);
    try {
      // A busy machine takes longer than the patience of one call.
      for (let attempt = 0; attempt < 4; attempt += 1)
        if (await waitFor(() => run.exitCode !== null || shown(roomId) === expected)) break;
      // Fails with what the script has printed.
      expect({ shown: shown(roomId), output }).toEqual({
        shown: expected,
        output: expect.stringContaining('Link for '),
      });
    } finally {
      run.kill('SIGTERM');
      await ended;
      workspace.remove();
    }
  },
);

test('PLAY-SOURCES the script names the programs that it needs, and its only placeholder is the API key', () => {
  const script = sourcesScript({ roomId: 'team', sources: sourceKinds().map(({ kind }) => source(kind)) });
  expect(script).toContain('# Needs curl and jq, and in this folder rtsp-client, rtmp-server, video-playback.');
  expect(script.match(/YOUR_\w+/g)).toEqual(['YOUR_API_KEY']);
  const withoutClient = sourcesScript({ roomId: 'team', sources: [source('web-user')] });
  expect(withoutClient).toContain('# Needs curl and jq.');
  expect(withoutClient).not.toMatch(/\bwait\b|trap/);
});
