import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { openSqliteStore, removeState, type SqliteStore } from './sqlite-store';

let folder: string;
let file: string;
let store: SqliteStore;
const onFault = jest.fn();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'));
  file = join(folder, 'new/state.sqlite');
  store = openSqliteStore(file, onFault);
});
afterEach(() => {
  expect(onFault).not.toHaveBeenCalled();
  rmSync(folder, { recursive: true });
});

function reopen(): SqliteStore {
  store.close();
  return openSqliteStore(file, onFault);
}

test('keeps values, also bytes and dates, and the order in which ids were first put', () => {
  store.put('room', 'b', { name: 'B', file: new Uint8Array([0, 255]), at: new Date(5) });
  store.put('room', 'a', { name: 'A' });
  store.put('user', 'a', null);
  store.put('room', 'b', { name: 'B2', file: new Uint8Array([1]), at: new Date(6) });
  const rooms = [{ name: 'B2', file: new Uint8Array([1]), at: new Date(6) }, { name: 'A' }];
  for (const each of [store, (store = reopen())]) {
    expect(each.list('room')).toEqual(rooms);
    expect(each.get('user', 'a')).toBeNull();
    expect(each.get('user', 'b')).toBeUndefined();
    expect(each.list('layer')).toEqual([]);
  }
  store.close();
});

test('an id that is deleted and put again comes last', () => {
  for (const id of ['a', 'b', 'c']) store.put('room', id, id);
  store.flush();
  store.delete('room', 'a');
  store.delete('room', 'nobody');
  store.put('room', 'a', 'again');
  store.delete('room', 'c');
  store = reopen();
  expect(store.list('room')).toEqual(['b', 'again']);
  store.put('room', 'd', 'd');
  store = reopen();
  expect(store.list('room')).toEqual(['b', 'again', 'd']);
  store.close();
});

test('what is put after everything was removed stays', () => {
  store.put('room', 'a', 'old');
  store.flush();
  store.put('room', 'b', 'old');
  store.clear();
  expect(store.list('room')).toEqual([]);
  store.put('room', 'a', 'new');
  store = reopen();
  expect(store.list('room')).toEqual(['new']);
  store.close();
});

test('a change that nobody flushes is written by itself', async () => {
  store.put('room', 'a', 'a');
  await new Promise((done) => setImmediate(() => setImmediate(done)));
  const bytes = readFileSync(`${file}-wal`);
  expect(bytes.includes('room')).toBe(true);
  store.close();
});

test('a second server cannot use the same file', () => {
  store.put('room', 'a', 'a');
  store.flush();
  expect(() => openSqliteStore(file, onFault)).toThrow(
    `${file}: another program uses this file. Stop it, or choose another one: --data FILE, or --memory.`,
  );
  store.close();
});

test.each<[what: string, damage: (path: string) => void, message: RegExp]>([
  ['no database', (path) => writeFileSync(path, 'x'.repeat(9000)), /file is not a database/],
  [
    'an empty part of a database',
    (path) => writeFileSync(path, readFileSync(path).fill(0, 4096, 4200)),
    /it is damaged \(/,
  ],
  ['a value that cannot be read', (path) => change(path, "update entity set value = x'00'"), /./],
  ['another version', (path) => change(path, 'pragma user_version = 99'), /it has version 99 of the state/],
  ['another program', (path) => change(path, 'pragma application_id = 7'), /it belongs to another program/],
])('refuses a file with %s, and can replace it', (_what, damage, message) => {
  store.put('room', 'a', 'a');
  store.close();
  damage(file);
  const start = (): SqliteStore => openSqliteStore(file, onFault);
  expect(start).toThrow(message);
  expect(start).toThrow(`${file}: the saved state cannot be used: `);
  expect(start).toThrow('Start with --reset to delete it');
  removeState(file);
  store = start();
  expect(store.list('room')).toEqual([]);
  store.close();
});

function change(path: string, sql: string): void {
  const database = new Database(path);
  database.exec(sql);
  database.close();
}
