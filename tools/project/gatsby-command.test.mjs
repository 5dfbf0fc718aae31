import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { gatsbyCommand } from './gatsby-command.mjs';

const project = process.cwd();

test('passes the command and the environment to Gatsby', () => {
  const { args, env } = gatsbyCommand(project, ['develop', '--port', '8000'], { NODE_ENV: 'development' });
  expect(args.slice(1)).toEqual(['develop', '--port', '8000']);
  expect(env).toMatchObject({ NODE_ENV: 'development', PATH: process.env.PATH, GATSBY_TELEMETRY_DISABLED: '1' });
});

test('a build has one more worker than by default, a development server only one', () => {
  const count = (command, env) => gatsbyCommand(project, [command], env).env.GATSBY_CPU_COUNT;
  expect(count('build')).toBe(String(availableParallelism() + 1));
  expect(count('develop')).toBe('1');
  expect(['build', 'develop'].map((command) => count(command, { GATSBY_CPU_COUNT: '4' }))).toEqual(['4', '4']);
});

test('gives Node more memory for young objects and keeps the options of the environment', () => {
  const optionsOf = (NODE_OPTIONS) => gatsbyCommand(project, ['build'], { NODE_OPTIONS }).env.NODE_OPTIONS;
  const own = /^--max-semi-space-size=32 --require ".*grow-slowly\.cjs"$/;
  expect(optionsOf(undefined)).toMatch(own);
  expect(optionsOf('--max-old-space-size=2048')).toMatch(/^--max-old-space-size=2048 --max-semi/);
});

test('RTE-9 every build puts the base path in front of paths', () => {
  expect(gatsbyCommand(project, ['build']).args.slice(1)).toEqual(['build', '--prefix-paths', '--no-color']);
});

test('Gatsby reads no file of settings, because the commands have done so', () => {
  const { GATSBY_ACTIVE_ENV } = gatsbyCommand(project, ['build'], { GATSBY_ACTIVE_ENV: 'staging' }).env;
  expect(GATSBY_ACTIVE_ENV).toBe('read-already');
  const gatsby = readFileSync('node_modules/gatsby/dist/utils/webpack.config.js', 'utf8');
  expect(gatsby).toContain('const configEnv = process.env.GATSBY_ACTIVE_ENV || nodeEnv;');
});

test('a build ends its process itself, so that one whose event loop is empty has failed', () => {
  const cli = readFileSync('node_modules/gatsby-cli/lib/create-cli.js', 'utf8');
  expect(cli).toContain('.then(() => process.exit(0), err =>');
});
