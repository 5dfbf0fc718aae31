import { blank } from '../content-rules/check-blanks';

/** Languages of guides beside bash, by the values of their tabs. */
export const GUIDE_LANGUAGES: Readonly<
  Record<string, { readonly label: string; readonly fence: string; readonly file: string }>
> = {
  node: { label: 'Node.js', fence: 'js', file: 'guide.mjs' },
  python: { label: 'Python', fence: 'python', file: 'guide.py' },
  php: { label: 'PHP', fence: 'php', file: 'guide.php' },
};

interface GuideStep {
  /** What each language prints. */
  readonly output?: string;
  readonly code: Readonly<Record<string, string>>;
}

const YOURS = blank('put your call in place of this one, and delete this line');
const EFFECT = blank('read what your call has changed, print it, and delete this line');
const BACK = blank('take back what your call has changed, and delete this line');

/** A guide in all languages; the pieces of a program follow one another in one file. */
export const GUIDE_STEPS: Readonly<Record<'start' | 'call' | 'check' | 'undo', GuideStep>> = {
  start: {
    output: 'https://app.{domain}/?q7Lm2Zx9Tb4Rk1Vd8Nw5Hs3C',
    code: {
      bash: `
API="https://api.{domain}"
API_KEY="YOUR_API_KEY"

curl -sS "$API/rooms" \\
  -H "Authorization: $API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{
    "id": "new-guide",
    "user": {"id": "mara", "name": "Mara"},
    "options": {"sfu_mode": "disabled"}
  }' -o mara.json

ACCESS_KEY=$(jq -r .access_key mara.json)
jq -r .links.gui mara.json`,
      node: `
const API = 'https://api.{domain}';
const API_KEY = 'YOUR_API_KEY';

async function send(path, body, headers = {}) {
  const response = await fetch(API + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(\`\${response.status} \${await response.text()}\`);
  return response;
}

const meeting = { id: 'new-guide', user: { id: 'mara', name: 'Mara' }, options: { sfu_mode: 'disabled' } };
const started = await send('/rooms', meeting, { Authorization: API_KEY });
const mara = await started.json();
const room = \`/rooms/\${mara.access_key}\`;
console.log(mara.links.gui);`,
      python: `
import requests

API = "https://api.{domain}"
API_KEY = "YOUR_API_KEY"


def send(path, body, headers=None):
    response = requests.post(API + path, json=body, headers=headers, timeout=10)
    response.raise_for_status()
    return response


meeting = {"id": "new-guide", "user": {"id": "mara", "name": "Mara"}, "options": {"sfu_mode": "disabled"}}
mara = send("/rooms", meeting, {"Authorization": API_KEY}).json()
room = f"/rooms/{mara['access_key']}"
print(mara["links"]["gui"])`,
      php: `
<?php
const API = 'https://api.{domain}';
const API_KEY = 'YOUR_API_KEY';

function send(string $method, string $path, ?array $body = null, array $headers = []): array
{
    $content = $body === null ? '' : json_encode($body);
    $context = stream_context_create(['http' => [
        'method' => $method,
        'header' => ['Content-Type: application/json', ...$headers],
        'content' => $content,
        'timeout' => 10,
    ]]);
    $response = file_get_contents(API . $path, false, $context);
    if ($response === false) throw new RuntimeException("$method $path failed");
    $status = (int) explode(' ', $http_response_header[0])[1];
    return [$status, json_decode($response, true)];
}

$user = ['id' => 'mara', 'name' => 'Mara'];
$meeting = ['id' => 'new-guide', 'user' => $user, 'options' => ['sfu_mode' => 'disabled']];
[, $mara] = send('POST', '/rooms', $meeting, ['Authorization: ' . API_KEY]);
$room = "/rooms/{$mara['access_key']}";
echo $mara['links']['gui'], PHP_EOL;`,
    },
  },
  call: {
    output: '200',
    code: {
      bash: `
# ${YOURS}
curl -sS "$API/rooms/$ACCESS_KEY/layout" \\
  -w "%{http_code}\\n" \\
  -H "Content-Type: application/json" \\
  -d '{"layout": "auto", "name": "present-lower-3", "users": ["mara", "", "", ""]}'`,
      node: `
// ${YOURS}
const sent = await send(\`\${room}/layout\`, { layout: 'auto', name: 'present-lower-3', users: ['mara', '', '', ''] });
console.log(sent.status);`,
      python: `
# ${YOURS}
sent = send(f"{room}/layout", {"layout": "auto", "name": "present-lower-3", "users": ["mara", "", "", ""]})
print(sent.status_code)`,
      php: `
// ${YOURS}
$layout = ['layout' => 'auto', 'name' => 'present-lower-3', 'users' => ['mara', '', '', '']];
[$status] = send('POST', "$room/layout", $layout);
echo $status, PHP_EOL;`,
    },
  },
  check: {
    code: {
      bash: `
# ${EFFECT}
curl -sS "$API/rooms/$ACCESS_KEY" | jq -r .options.layout_name`,
      node: `
// ${EFFECT}
const found = await fetch(API + room);
console.log((await found.json()).options.layout_name);`,
      python: `
# ${EFFECT}
found = requests.get(API + room, timeout=10)
print(found.json()["options"]["layout_name"])`,
      php: `
// ${EFFECT}
[, $found] = send('GET', $room);
echo $found['options']['layout_name'], PHP_EOL;`,
    },
    output: 'present-lower-3',
  },
  undo: {
    code: {
      bash: `
# ${BACK}
curl -sS "$API/rooms/$ACCESS_KEY/layout" \\
  -H "Content-Type: application/json" \\
  -d '{"layout": "auto"}'`,
      node: `// ${BACK}
await send(\`\${room}/layout\`, { layout: 'auto' });`,
      python: `# ${BACK}
send(f"{room}/layout", {"layout": "auto"})`,
      php: `// ${BACK}
send('POST', "$room/layout", ['layout' => 'auto']);`,
    },
  },
};
