// Keeps two builds from writing into the same folder.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FILE = join('.tmp', 'build.lock');

/**
 * Takes the lock of a project's builds until this process ends. That of a process that has ended is taken over.
 *
 * @param project root folder of the project
 * @returns {() => void} ends it earlier
 * @throws Error that names the other build, if there is one
 */
export function lockBuild(project) {
  const file = join(project, FILE);
  mkdirSync(dirname(file), { recursive: true });
  if (!take(file)) {
    const holder = readFileSync(file, 'utf8');
    if (isRunning(Number(holder)))
      throw new Error(
        `Another build of this folder is under way: process ${holder}. Wait for it, or end it. If that process is no ` +
          `build, delete ${FILE}.`,
      );
    rmSync(file, { force: true });
    if (!take(file)) throw new Error('Another build of this folder has begun at the same time.');
  }
  const release = () => {
    rmSync(file, { force: true });
    process.off('exit', release);
  };
  process.on('exit', release);
  return release;
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

/** False for 0, which an empty file means. */
function isRunning(id) {
  try {
    return id > 0 && process.kill(id, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
