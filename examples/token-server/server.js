// Serves the page and gives people who have signed in an access key. The API key never leaves this process.
import { createServer } from 'node:http';
import { isInvited, signIn, signedIn } from './accounts.js';
import { readJson, Refusal, sendFile, sendJson } from './http.js';
import { requestAccessKey } from './meetings.js';

const calls = {
  'POST /api/sign-in': async (request, response) => {
    const { name, password } = await readJson(request);
    const id = signIn(name, password);
    if (!id) throw new Refusal(401, 'The name or the password is wrong.');
    response.setHeader('set-cookie', `session=${id}; Path=/; HttpOnly; SameSite=Strict`);
    sendJson(response, 200, {});
  },
  'POST /api/access-key': async (request, response) => {
    const person = signedIn(request.headers.cookie);
    if (!person) throw new Refusal(401, 'Sign in first.');
    const { roomId } = await readJson(request);
    if (!isInvited(person, roomId)) throw new Refusal(403, 'You are not invited to this meeting.');
    sendJson(response, 200, { accessKey: await requestAccessKey(roomId, person) });
  },
};

const server = createServer(async (request, response) => {
  try {
    const { pathname } = new URL(request.url, 'http://localhost');
    const call = calls[`${request.method} ${pathname}`];
    await (call ? call(request, response) : sendFile(response, pathname));
  } catch (error) {
    if (!(error instanceof Refusal)) console.error(error);
    const { status, message } = error instanceof Refusal ? error : new Refusal(500, 'The server failed.');
    sendJson(response, status, { error: message });
  }
});

server.listen(Number(process.env.PORT ?? 3000), '127.0.0.1', () =>
  console.log(`Open http://localhost:${server.address().port}/`),
);
