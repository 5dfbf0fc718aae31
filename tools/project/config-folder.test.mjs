import { accessSync } from 'node:fs';
import { join } from 'node:path';
import { configFolder } from './config-folder.mjs';

// Root may write everywhere, so read-only folders are pretended.
jest.mock('node:fs', () => ({ ...jest.requireActual('node:fs'), accessSync: jest.fn() }));

const deny = (codes) =>
  accessSync.mockImplementation((path) => {
    if (codes[path]) throw Object.assign(new Error(codes[path]), { code: codes[path] });
  });
const OWN = { XDG_CONFIG_HOME: join('/site', '.tmp', 'config') };

test.each([
  ['can be written to', {}, {}],
  ['is read-only', { '/home/a/.config': 'EROFS' }, OWN],
  ['belongs to another user', { '/home/a/.config': 'EACCES' }, OWN],
  ['can be created', { '/home/a/.config': 'ENOENT' }, {}],
  ['cannot be created', { '/home/a/.config': 'ENOENT', '/home/a': 'EROFS' }, OWN],
  ['has no home', { '/home/a/.config': 'ENOENT', '/home/a': 'ENOENT', '/home': 'EACCES' }, OWN],
])("the user's folder %s", (_what, codes, expected) => {
  deny(codes);
  expect(configFolder('/site', { HOME: '/home/a' })).toEqual(expected);
});

test('XDG_CONFIG_HOME says where the folder of the user is', () => {
  deny({ '/config': 'EROFS' });
  expect(configFolder('/site', { HOME: '/home/a', XDG_CONFIG_HOME: '/config' })).toEqual(OWN);
  expect(configFolder('/site', { HOME: '/home/a', XDG_CONFIG_HOME: '/other' })).toEqual({});
});
