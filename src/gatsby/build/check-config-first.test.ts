import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Runs the check as a command does, with these environment variables. */
function run(environment: Readonly<Record<string, string>>) {
  return spawnSync(
    process.execPath,
    ['-r', './tools/project/register-typescript.cjs', require.resolve('./check-config-first')],
    {
      env: { PATH: process.env.PATH, NODE_ENV: 'production', ...environment },
      encoding: 'utf8',
    },
  );
}

/** Modules that a file imports at run time. */
const imports = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type)(?:.* from )?'(.*)';$/gm)].map(
    ([, name]) => name,
  );

test('CFG-3 the configuration runs the check before it imports anything else', () => {
  const loaded = [...readFileSync('gatsby-config.ts', 'utf8').matchAll(/\bload\('([^']+)'\)/g)].map(([, path]) => path);
  expect(loaded).toEqual(['./tools/project/prepare-gatsby.cjs', './src/gatsby/hooks/config']);
  expect(imports('src/gatsby/hooks/config.ts')[0]).toBe('../build/check-config-first');
});

test('CFG-3 a valid configuration passes without a message', () => {
  expect(run({ SITE_URL: 'https://x.example', BASE_URL: 'portal' })).toMatchObject({
    status: 0,
    stdout: '',
    stderr: '',
  });
});

test.each<[string, Record<string, string>, string]>([
  [
    'a URL with a sub-path',
    { SITE_URL: 'https://x.example/sub' },
    'The site configuration is invalid:\nSITE_URL: field "url": found "https://x.example/sub"; expected no sub-path: put "/sub" into BASE_URL',
  ],
  [
    'a host without protocol',
    { SITE_URL: 'x.example' },
    'The site configuration is invalid:\nSITE_URL: field "url": found "x.example"; expected a protocol, as in https://example.com',
  ],
  [
    'an unknown color mode',
    { SITE_OVERRIDES: '{"colorMode":{"defaultMode":"pink"}}' },
    'The site configuration is invalid:\nSITE_OVERRIDES: field "colorMode.defaultMode": found "pink"; allowed: dark, light',
  ],
  ['overrides that are not JSON', { SITE_OVERRIDES: '{' }, 'SITE_OVERRIDES: expected JSON: '],
  ['a bad product name', { PRODUCT_SLUG: '9x' }, 'PRODUCT_SLUG is "9x": expected lower-case letters'],
])('CFG-3 %s ends the command with its message alone', (_name, environment, message) => {
  const { status, stdout, stderr } = run(environment);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^\n✗ .*\n(?:.+\n)*\n$/);
  expect(stderr).toContain(`✗ ${message}`);
});
