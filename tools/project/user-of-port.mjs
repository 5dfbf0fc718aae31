// Says who listens on a port, for messages.
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';

/** Such as `"node" (process 1234)`; without a way to find out, what is likely. */
export function userOfPort(port) {
  const process = findInProc(port) ?? findWithLsof(port);
  return process ? `"${process.name}" (process ${process.id})` : 'another program, such as another development server';
}

/** Linux, where lsof is often missing. */
function findInProc(port) {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const sockets = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) =>
    orNone(() => readFileSync(file, 'utf8').split('\n').slice(1))
      .map((line) => line.trim().split(/\s+/))
      // 0A: it listens.
      .filter(([, local, , state]) => state === '0A' && local?.endsWith(`:${hex}`))
      .map((fields) => `socket:[${fields[9]}]`),
  );
  if (sockets.length === 0) return undefined;
  for (const id of orNone(() => readdirSync('/proc')).filter((name) => /^\d+$/.test(name))) {
    const files = orNone(() => readdirSync(`/proc/${id}/fd`)).map((fd) => `/proc/${id}/fd/${fd}`);
    if (files.some((file) => orNone(() => [readlinkSync(file)]).some((link) => sockets.includes(link))))
      return { id, name: orNone(() => [readFileSync(`/proc/${id}/comm`, 'utf8').trim()])[0] ?? 'a program' };
  }
  return undefined;
}

function findWithLsof(port) {
  const { stdout } = spawnSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'], { encoding: 'utf8' });
  const [, id, name] = /^p(\d+)\nc(.*)$/m.exec(stdout ?? '') ?? [];
  return id ? { id, name } : undefined;
}

/** Processes end, and those of others cannot be read. */
function orNone(read) {
  try {
    return read();
  } catch {
    return [];
  }
}
