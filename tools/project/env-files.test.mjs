import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
