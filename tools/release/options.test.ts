import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readOptions } from './options';

const root = mkdtempSync(join(tmpdir(), 'options-'));
const dist = join(root, 'dist');
mkdirSync(dist);
symlinkSync(root, join(root, 'link'));
afterAll(() => rmSync(root, { recursive: true }));

test('reads a folder or a folder on another machine', () => {
  expect(readOptions(['--to', join(root, 'host')], dist)).toEqual({
    to: { type: 'folder', folder: join(root, 'host') },
    from: dist,
    keep: 3,
    isDryRun: false,
    isRollback: false,
  });
  expect(readOptions(['--to', 'me@web.example:/srv/site/', '--keep', '1', '--rollback'], dist)).toMatchObject({
    to: { type: 'remote', machine: 'me@web.example', folder: '/srv/site' },
    keep: 1,
    isRollback: true,
  });
  expect(readOptions(['--to', './a:b'], dist).to).toEqual({ type: 'folder', folder: resolve('a:b') });
});

test.each([
  [[], '--to is missing: expected a folder or a remote folder'],
  [['--to', 'x', '--keep', '0'], '--keep: found "0"; expected a number of releases from 1'],
  [['--to', 'x', '--keep', 'all'], '--keep: found "all"'],
  [['--to', 'x', '--rollback', '--dry-run'], '--rollback cannot be combined with --dry-run'],
  [['--to', 'x', '--too', 'y'], "Unknown option '--too'"],
  [['--to', '-oProxyCommand=x:y'], '--to'],
  [['--to', join(dist, 'host')], 'is inside the built site'],
  [['--to', dist], 'is inside the built site'],
  [['--to', join(root, 'link', 'dist', 'host')], 'is inside the built site'],
  [['--to', root, '--from', join(root, 'releases', 'v1')], 'is a release of'],
])('rejects %j', (args, message) => {
  expect(() => readOptions(args, dist)).toThrow(message);
});
