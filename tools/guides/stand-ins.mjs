// Stands in for programs that a guide uses and that no test machine has. The first argument is the address of
// the API, and the second names the program.
import { createServer } from 'node:http';

const [api, program, ...args] = process.argv.slice(2);
const CLIENTS = { 'rtsp-client': 2, 'rtmp-server': 1, 'video-playback': 2 };

/** The streaming client: joins a meeting as a participant, and leaves it on Ctrl+C. */
async function stream(argumentCount) {
  const flags = { user: 'rtmp-test' };
  const plain = [];
  for (let index = 0; index < args.length; index += 1) {
    const [, name, , value] = /^--([\w-]+)(=(.*))?$/.exec(args[index]) ?? [];
    if (name === undefined) plain.push(args[index]);
    else flags[name] = value ?? args[(index += 1)];
  }
  if (plain.length !== argumentCount) throw new Error(`expected ${argumentCount} arguments, found: ${plain.join(' ')}`);
  const token = /[?&]guest=(\w+)$/.exec(plain[0])?.[1];
  const user = { name: flags.user, ...(flags['user-id'] && { id: flags['user-id'] }) };
  const joined = token
    ? await post(`/guests/${token}`, user)
    : await post('/rooms', { id: flags['room-id'], user }, { Authorization: plain[0] });
  const leave = () => post(`/_mock/rooms/${joined.room.id}/users/${joined.user.id}/leave`);
  process.once('SIGINT', () => void leave().then(() => process.exit(0)));
  setInterval(() => undefined, 1000);
}

async function post(path, body, headers = {}) {
  const response = await fetch(api + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
  return text === '' ? null : JSON.parse(text);
}

/** The receiver of a guide: accepts an offer by WHIP, and counts three people. */
function receive(port) {
  createServer((request, response) => {
    if (request.url === '/results') return response.end('{"people": 3}');
    response.writeHead(request.method === 'POST' ? 201 : 200).end();
  }).listen(port, '127.0.0.1');
}

if (program === 'whip-server') receive(Number(args[0]));
else if (program in CLIENTS) await stream(CLIENTS[program]);
else if (program !== 'ffmpeg') throw new Error(`there is no stand-in for ${program}`);
