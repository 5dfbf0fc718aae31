import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readOptions } from './options';

interface Service {
  readonly build: { readonly context: string; readonly target: string };
  readonly command: readonly string[];
  readonly ports: readonly string[];
  readonly volumes: readonly string[];
  readonly read_only: boolean;
  readonly cap_drop: readonly string[];
  readonly security_opt: readonly string[];
}

const compose = parse(readFileSync('compose.yaml', 'utf8')) as {
  readonly services: { readonly mock: Service };
  readonly volumes: Readonly<Record<string, unknown>>;
};
const { mock } = compose.services;
/** The stage of the Dockerfile that becomes the image. */
const stage =
  readFileSync('Dockerfile', 'utf8')
    .split(/^(?=FROM )/m)
    .find((part) => / AS mock$/m.test(part)) ?? '';
const listOf = (instruction: string): string[] =>
  JSON.parse(new RegExp(`^${instruction} (\\[.*\\])$`, 'm').exec(stage)?.[1] ?? '[]') as string[];

test('the service starts the server with options that exist, reachable from outside of the container', () => {
  const options = readOptions(mock.command);
  expect(options.host).toBe('0.0.0.0');
  const [address = '', published, own] = mock.ports[0]?.split(':') ?? [];
  expect(address).toBe('127.0.0.1');
  expect(Number(own)).toBe(options.port);
  expect(options.publicUrl).toBe(`http://localhost:${published}`);
});

test('the service keeps the state in a volume, and can write nothing else', () => {
  const [volume = '', folder = ''] = mock.volumes[0]?.split(':') ?? [];
  expect(Object.keys(compose.volumes)).toEqual([volume]);
  expect(readOptions(mock.command).data?.startsWith(`${folder}/`)).toBe(true);
  expect(mock).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
  expect(stage).toContain(`mkdir ${folder} && chown node ${folder}`);
});

test('the image has what the command needs', () => {
  expect(mock.build).toEqual({ context: '.', target: 'mock' });
  const packageJson = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  expect(listOf('ENTRYPOINT').join(' ')).toBe(packageJson.scripts.mock);
  expect(readOptions(listOf('CMD'))).toMatchObject({ host: '0.0.0.0', port: 4010 });
  const copied = [...stage.matchAll(/^COPY (\S+) \S+$/gm)].map(([, source = '']) => source);
  expect(copied).toEqual(['content/api', 'scripts', 'src', 'static/favicon.svg', 'tools']);
  expect(copied.filter((source) => !existsSync(source))).toEqual([]);
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
  expect(copied.filter((source) => ignored.includes(source))).toEqual([]);
});
