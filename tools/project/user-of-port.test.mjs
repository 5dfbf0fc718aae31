import { createServer } from 'node:net';
import { once } from 'node:events';
import { userOfPort } from './user-of-port.mjs';

test('names the process that listens on a port, and otherwise what is likely', async () => {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address();
  expect(userOfPort(port)).toContain(`process ${process.pid}`);
  server.close();
  await once(server, 'close');
  expect(userOfPort(port)).toBe('another program, such as another development server');
});
