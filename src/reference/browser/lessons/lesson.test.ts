import type { ConsoleServer } from '../../shared/console/server';
import { createLesson } from './lesson';
import type { Shell, ShellFetch } from './shell';

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const PICTURE = { roomId: 'pier', spots: [] };
const paths: string[] = [];
const server: ConsoleServer = {
  id: 'test',
  label: 'Test',
  allowsKeyCalls: true,
  drawsMeetings: true,
  send: ({ path, method }) => {
    paths.push(`${method} ${path}`);
    if (path.startsWith('/_mock')) return Promise.resolve({ status: 200, headers: [], body: bytes(PICTURE) });
    return Promise.resolve({
      status: 201,
      headers: [],
      body: bytes({ access_key: 'key', ready: true, room: { id: 'pier' } }),
    });
  },
};

/** A shell whose commands are URLs to request; `fail` ends with exit code 3. */
function createShell(fetch: ShellFetch): Promise<Shell> {
  const exec: Shell['exec'] = async (script, options) => {
    const url = /https:\S+/.exec(script)?.[0];
    if (url) await fetch(url).catch(() => undefined);
    const count = Number(options?.env?.COUNT ?? 0) + 1;
    return {
      stdout: `run ${count}`,
      stderr: '',
      exitCode: script === 'fail' ? 3 : 0,
      env: { COUNT: String(count) },
    } as Awaited<ReturnType<Shell['exec']>>;
  };
  return Promise.resolve({ exec });
}

const lessonWith = (own: Partial<ConsoleServer> = {}) =>
  createLesson({
    server: { ...server, ...own },
    apiUrl: 'https://api.rondo.example',
    apiKey: () => 'api-key',
    createShell,
  });
const { signal } = new AbortController();

beforeEach(() => paths.splice(0));

test('blocks share one terminal, and the meeting of the last answer is drawn', async () => {
  const lesson = lessonWith();
  expect(await lesson.run('echo', signal)).toEqual({ printed: 'run 1', errors: '', exitCode: 0, picture: null });
  expect(await lesson.run('curl https://api.rondo.example/rooms', signal)).toMatchObject({
    printed: 'run 2',
    picture: PICTURE,
  });
  expect(paths).toEqual(['GET /rooms', 'GET /rooms/key', 'GET /_mock/rooms/pier/picture']);
});

test('a server that draws nothing is not asked for a picture', async () => {
  expect(await lessonWith({ drawsMeetings: false }).run('curl https://api.rondo.example/rooms', signal)).toMatchObject({
    picture: null,
  });
  expect(paths).toEqual(['GET /rooms']);
});

test('an exit code is part of the result; a server that cannot be reached is an error with its own words', async () => {
  expect(await lessonWith().run('fail', signal)).toMatchObject({ exitCode: 3 });
  const lesson = lessonWith({ send: () => Promise.reject(new Error('The mock server does not answer.')) });
  await expect(lesson.run('curl https://api.rondo.example/rooms', signal)).rejects.toThrow(
    'The mock server does not answer.',
  );
  await expect(lessonWith().run('curl https://other.example/', signal)).rejects.toThrow('a lesson only makes calls to');
});

test('what was given up ends with the reason', async () => {
  await expect(lessonWith().run('echo', AbortSignal.abort(new Error('You cancelled the run.')))).rejects.toThrow(
    'You cancelled the run.',
  );
});
