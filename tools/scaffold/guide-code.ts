import { blank } from '../content-rules/check-blanks';
import { EXAMPLE_CALL, ROOM_ID } from './guide-call';

/** Languages of guides beside bash, by the values of their tabs. */
export const GUIDE_LANGUAGES: Readonly<
  Record<string, { readonly label: string; readonly fence: string; readonly file: string }>
> = {
  node: { label: 'Node.js', fence: 'js', file: 'guide.mjs' },
  python: { label: 'Python', fence: 'python', file: 'guide.py' },
  php: { label: 'PHP', fence: 'php', file: 'guide.php' },
};

export interface GuideStep {
  /** What each language prints. */
  readonly output?: string;
  readonly code: Readonly<Record<string, string>>;
}

const EFFECT = blank('read what your call has changed, print it, and delete this line');
const BACK = blank('take back what your call has changed, and delete this line');

/** The part of a guide that starts a meeting. The pieces of a program follow one another in one file. */
export const START_STEP: GuideStep = {
  output: 'https://app.{domain}/?q7Lm2Zx9Tb4Rk1Vd8Nw5Hs3C',
  code: {
    bash: `
API="https://api.{domain}"
API_KEY="YOUR_API_KEY"

curl -sS "$API/rooms" \\
  -H "Authorization: $API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{
    "id": "${ROOM_ID}",
    "user": {"id": "mara", "name": "Mara"},
    "options": {"sfu_mode": "disabled"}
  }' -o mara.json

ACCESS_KEY=$(jq -r .access_key mara.json)
jq -r .links.gui mara.json`,
    node: `
const API = 'https://api.{domain}';
const API_KEY = 'YOUR_API_KEY';

async function send(method, path, { headers, body } = {}) {
  const response = await fetch(API + path, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) {
    throw new Error(\`\${response.status} \${await response.text()}\`);
  }
  return response;
}

const started = await send('POST', '/rooms', {
  headers: { Authorization: API_KEY },
  body: {
    id: '${ROOM_ID}',
    user: { id: 'mara', name: 'Mara' },
    options: { sfu_mode: 'disabled' },
  },
});
const mara = await started.json();
const room = \`/rooms/\${mara.access_key}\`;
console.log(mara.links.gui);`,
    python: `
import requests

API = "https://api.{domain}"
API_KEY = "YOUR_API_KEY"


def send(method, path, **options):
    response = requests.request(method, API + path, timeout=10, **options)
    response.raise_for_status()
    return response


started = send("POST", "/rooms", headers={"Authorization": API_KEY}, json={
    "id": "${ROOM_ID}",
    "user": {"id": "mara", "name": "Mara"},
    "options": {"sfu_mode": "disabled"},
})
mara = started.json()
room = f"/rooms/{mara['access_key']}"
print(mara["links"]["gui"])`,
    php: `
<?php
const API = 'https://api.{domain}';
const API_KEY = 'YOUR_API_KEY';

function send(
    string $method,
    string $path,
    ?array $body = null,
    array $headers = [],
): array {
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
$options = ['sfu_mode' => 'disabled'];
$meeting = ['id' => '${ROOM_ID}', 'user' => $user, 'options' => $options];
[, $mara] = send('POST', '/rooms', $meeting, ['Authorization: ' . API_KEY]);
$room = "/rooms/{$mara['access_key']}";
echo $mara['links']['gui'], PHP_EOL;`,
  },
};

/** Reads the meeting, and prints what the example call has changed. */
export const CHECK_STEP = checkStep('options.layout_name', EXAMPLE_CALL.body.name);

/** Reads the meeting of any other call. */
export const CHECK_ROOM_STEP = checkStep('room.id', ROOM_ID);

function checkStep(field: string, output: string): GuideStep {
  const keys = field.split('.');
  const indexes = (quote: string): string => keys.map((key) => `[${quote}${key}${quote}]`).join('');
  return {
    output,
    code: {
      bash: `
# ${EFFECT}
curl -sS "$API/rooms/$ACCESS_KEY" | jq -r .${field}`,
      node: `
// ${EFFECT}
const found = await send('GET', room);
console.log((await found.json()).${field});`,
      python: `
# ${EFFECT}
found = send("GET", room).json()
print(found${indexes('"')})`,
      php: `
// ${EFFECT}
[, $found] = send('GET', $room);
echo $found${indexes("'")}, PHP_EOL;`,
    },
  };
}

export const UNDO_STEP: GuideStep = {
  code: {
    bash: `
# ${BACK}
curl -sS "$API/rooms/$ACCESS_KEY/layout" \\
  -H "Content-Type: application/json" \\
  -d '{"layout": "auto"}'`,
    node: `// ${BACK}
await send('POST', \`\${room}/layout\`, { body: { layout: 'auto' } });`,
    python: `# ${BACK}
send("POST", f"{room}/layout", json={"layout": "auto"})`,
    php: `// ${BACK}
send('POST', "$room/layout", ['layout' => 'auto']);`,
  },
};
