import { hasConsole, isHttpCall, type ApiOperation } from '../../src/reference/shared/types';
import {
  JAVASCRIPT_STYLE,
  PHP_STYLE,
  PYTHON_STYLE,
  writeLiteral,
  type LiteralStyle,
} from '../../src/reference/shared/samples/literals';
import { blank } from '../content-rules/check-blanks';
import { ScaffoldError } from './types';
import { allowedNames } from './values';

/** The call that a how-to is about, as its samples make it. */
export interface GuideCall {
  readonly method: string;
  /** With example values. The room that the guide has started is `ROOM`. */
  readonly path: string;
  /** Whether it needs the API key. */
  readonly withKey: boolean;
  /** JSON value; undefined if the call has no body. */
  readonly body?: unknown;
  readonly returnsJson: boolean;
  /** Status of its first success. */
  readonly status: string;
  /** What an author has to do in its samples; undefined if there is nothing to fill. */
  readonly todo: string | undefined;
}

/** Stands for `/rooms/` and the access key, in the path of a call. */
export const ROOM = '{room}';
/** Id of the room that guides start. */
export const ROOM_ID = 'new-guide';
/** Longest line of a sample that does not scroll on a page beside its contents. */
const WIDTH = 80;

/** The call of a how-to whose author names none. */
export const EXAMPLE_CALL = {
  method: 'POST',
  path: `${ROOM}/layout`,
  withKey: false,
  body: { layout: 'auto', name: 'present-lower-3', users: ['mara', '', '', ''] },
  returnsJson: false,
  status: '200',
  todo: 'put your call in place of this one, and delete this line',
} as const satisfies GuideCall;

/** @throws ScaffoldError for a call that the API description lacks, or that needs other keys than guides have */
export function findCall(name: string, operations: readonly ApiOperation[]): GuideCall {
  const found = operations.find(({ operationId }) => operationId === name);
  const usable = operations.filter((one) => isHttpCall(one) && hasConsole(one));
  if (!found) {
    const names = usable.map(({ operationId }) => operationId);
    throw new ScaffoldError(`--call: found "${name}", which the API description lacks; ${allowedNames(name, names)}.`);
  }
  if (!isHttpCall(found))
    throw new ScaffoldError(`--call: found "${name}", which is no HTTP call; expected one that a sample can make.`);
  if (!usable.includes(found))
    throw new ScaffoldError(
      `--call: found "${name}", which needs a ${String(found.credential).replace('-', ' ')}; ` +
        'how-tos call the meeting API, with its API key and access keys.',
    );
  return toGuideCall(found);
}

function toGuideCall({ method, path, credential, parameters, body, responses }: ApiOperation): GuideCall {
  const own = new Set<string>();
  const valueOf = (name: string): string => {
    if (name === 'ROOM_ID') return ROOM_ID;
    const value = parameters.find((one) => one.name === name)?.example ?? name;
    own.add(encodePath(value));
    return encodePath(value);
  };
  const query = parameters
    .filter((one) => one.in === 'query' && one.required)
    .map(({ name }) => `${encodePath(name)}=${valueOf(name)}`);
  const address = path
    .replace(/^\/rooms\/\{ACCESS_KEY\}/, ROOM)
    .replace(/\{([A-Z][A-Z_]*)\}/g, (_, name: string) => valueOf(name));
  const filled = [
    ...(own.size > 0 ? [`in place of ${[...own].join(' and ')}`] : []),
    ...(body?.example ? ['into the body'] : []),
  ];
  return {
    method,
    path: query.length > 0 ? `${address}?${query.join('&')}` : address,
    withKey: credential === 'api-key',
    body: body?.example ? (JSON.parse(body.example) as unknown) : undefined,
    returnsJson: (responses[0]?.type ?? null) !== null,
    status: responses.map(({ status }) => status).find((status) => /^\d{3}$/.test(status)) ?? '200',
    todo: filled.length > 0 ? `put your values ${filled.join(' and ')}, and delete this line` : undefined,
  };
}

/** A text that needs no quoting in any of the languages. */
const encodePath = (text: string): string => encodeURIComponent(text).replaceAll("'", '%27');

/** The code of a call by language. It follows the code that starts the meeting. */
export function callCode(call: GuideCall): Readonly<Record<'bash' | 'node' | 'python' | 'php', string>> {
  const note = (mark: string): string => (call.todo === undefined ? '' : `${mark} ${blank(call.todo)}\n`);
  return {
    bash: note('#') + bashCall(call),
    node: note('//') + nodeCall(call),
    python: note('#') + pythonCall(call),
    php: note('//') + phpCall(call),
  };
}

const BASH_STYLE: LiteralStyle = {
  ...PYTHON_STYLE,
  indent: '  ',
  words: ['null', 'true', 'false'],
  trailingComma: false,
};

function bashCall({ method, path, withKey, body, returnsJson }: GuideCall): string {
  const isDefault = method === (body === undefined ? 'GET' : 'POST');
  return [
    `curl -sS${isDefault ? '' : ` -X ${method}`} "$API${path.replace(ROOM, '/rooms/$ACCESS_KEY')}"`,
    returnsJson ? '-o answer.json -w "%{http_code}\\n"' : '-w "%{http_code}\\n"',
    ...(withKey ? ['-H "Authorization: $API_KEY"'] : []),
    ...(body === undefined
      ? []
      : [
          '-H "Content-Type: application/json"',
          `-d '${writeLiteral(body, BASH_STYLE, 1, 4).replaceAll("'", "'\\''")}'`,
        ]),
  ].join(' \\\n  ');
}

function nodeCall({ method, path, withKey, body }: GuideCall): string {
  const url = path.startsWith(ROOM) && path !== ROOM ? `\`${path.replace(ROOM, '${room}')}\`` : plain(path, 'room');
  const options = [
    ...(withKey ? ['headers: { Authorization: API_KEY }'] : []),
    ...(body === undefined ? [] : ['body']),
  ];
  const start = `const sent = await send('${method}', ${url}`;
  const line = options.length === 0 ? `${start});` : `${start}, { ${options.join(', ')} });`;
  const lines =
    line.length <= WIDTH ? line : [`${start}, {`, ...options.map((option) => `  ${option},`), '});'].join('\n');
  const constant = body === undefined ? '' : `const body = ${writeLiteral(body, JAVASCRIPT_STYLE, 0, 14)};\n`;
  return `${constant}${lines}\nconsole.log(sent.status);`;
}

function pythonCall({ method, path, withKey, body }: GuideCall): string {
  const url = path === ROOM ? 'room' : path.startsWith(ROOM) ? `f"${path.replace(ROOM, '{room}')}"` : `"${path}"`;
  const options = [
    ...(withKey ? ['headers={"Authorization": API_KEY}'] : []),
    ...(body === undefined ? [] : ['json=body']),
  ];
  const call = fitted('sent = send', [`"${method}"`, url, ...options], ')');
  const variable = body === undefined ? '' : `body = ${writeLiteral(body, PYTHON_STYLE, 0, 7)}\n`;
  return `${variable}${call}\nprint(sent.status_code)`;
}

function phpCall({ method, path, withKey, body }: GuideCall): string {
  const url = path.startsWith(ROOM) && path !== ROOM ? `"${path.replace(ROOM, '$room')}"` : plain(path, '$room');
  const options = [
    ...(body === undefined ? (withKey ? ['null'] : []) : ['$body']),
    ...(withKey ? ["['Authorization: ' . API_KEY]"] : []),
  ];
  const call = fitted('[$status] = send', [`'${method}'`, url, ...options], ');');
  const variable = body === undefined ? '' : `$body = ${writeLiteral(body, PHP_STYLE, 0, 8)};\n`;
  return `${variable}${call}\necho $status, PHP_EOL;`;
}

/** A path in single quotes, or the variable that has it. */
const plain = (path: string, room: string): string => (path === ROOM ? room : `'${path}'`);

/** A call on one line, or one argument a line. */
function fitted(name: string, values: readonly string[], end: string): string {
  const line = `${name}(${values.join(', ')}${end}`;
  if (line.length <= WIDTH) return line;
  return [`${name}(`, ...values.map((value) => `    ${value},`), end].join('\n');
}
