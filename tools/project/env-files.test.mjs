import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readEnvFile } from './env-files.cjs';

let project;
const put = (name, text) => writeFileSync(join(project, name), text);
beforeEach(() => (project = mkdtempSync(join(tmpdir(), 'settings-'))));
afterEach(() => rmSync(project, { recursive: true }));

test('reads the file of the mode', () => {
  put('.env.production', 'SITE_URL=https://a.example # the site\nexport BASE_URL="/portal/"\n\n# more\nSTATUS_URL=\n');
  put('.env.development', 'SITE_URL=http://localhost\n');
  const environment = {};
  expect(readEnvFile(project, 'production', environment)).toEqual({
    name: '.env.production',
    variables: ['BASE_URL', 'SITE_URL', 'STATUS_URL'],
  });
  expect(environment).toEqual({ SITE_URL: 'https://a.example', BASE_URL: '/portal/', STATUS_URL: '' });
  const another = {};
  readEnvFile(project, 'development', another);
  expect(another).toEqual({ SITE_URL: 'http://localhost' });
});

test('variables that are set already win, also those that are set to nothing', () => {
  put('.env.production', 'SITE_URL=https://file.example\nBASE_URL=/file/\n');
  const environment = { SITE_URL: 'https://set.example', BASE_URL: '' };
  expect(readEnvFile(project, 'production', environment)?.variables).toEqual([]);
  expect(environment).toEqual({ SITE_URL: 'https://set.example', BASE_URL: '' });
});

test('GATSBY_ACTIVE_ENV names another file', () => {
  put('.env.staging', 'SITE_URL=https://staging.example\n');
  const environment = { GATSBY_ACTIVE_ENV: 'staging' };
  expect(readEnvFile(project, 'production', environment)?.name).toBe('.env.staging');
  expect(environment.SITE_URL).toBe('https://staging.example');
});

test('no file is no fault, one that cannot be read is', () => {
  expect(readEnvFile(project, 'production', {})).toBeUndefined();
  mkdirSync(join(project, '.env.production'));
  expect(() => readEnvFile(project, 'production', {})).toThrow(/^\.env\.production cannot be read: EISDIR/);
});

test('commands in TypeScript read the file before their modules are loaded, but not in tests', () => {
  for (const name of ['tools/project', 'package.json', 'src/site', 'content/data'])
    cpSync(name, join(project, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  put('.env.production', 'SITE_URL=https://production.example\n');
  put('.env.development', 'SITE_URL=https://development.example\n');
  put('command.ts', 'console.log(process.env.SITE_URL as string);\n');
  const { SITE_URL: _url, ...environment } = process.env;
  const run = (NODE_ENV) =>
    execFileSync(process.execPath, ['-r', './tools/project/register-typescript.cjs', './command.ts'], {
      cwd: project,
      encoding: 'utf8',
      env: { ...environment, NODE_ENV },
    }).trim();
  expect([undefined, 'production', 'development', 'test'].map(run)).toEqual([
    'https://production.example',
    'https://production.example',
    'https://development.example',
    'undefined',
  ]);
});
