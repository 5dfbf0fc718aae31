import { connect } from 'node:net';

/** Waits until a condition is met, for 20 seconds. */
export async function waitFor(condition: () => boolean | Promise<boolean>): Promise<boolean> {
  const end = Date.now() + 20_000;
  while (!(await condition())) {
    if (Date.now() > end) return false;
    await new Promise((done) => setTimeout(done, 20));
  }
  return true;
}

export function isOpen(port: number): Promise<boolean> {
  return new Promise((found) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      found(true);
    });
    socket.on('error', () => found(false));
  });
}
