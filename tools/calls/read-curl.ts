import type { NamedCall } from './match-call';

/** A call that a shell script makes; `line` counts from 0. */
export interface ShellCall extends NamedCall {
  readonly address: string;
  readonly line: number;
}

/** Values of variables, as far as they stand in the scripts. */
export type Variables = Map<string, string>;

const ASSIGNMENT = /(?:^|[\n;])[ \t]*(?:export )?([A-Za-z_]\w*)=("(?:[^"\\]|\\.)*"|'[^']*'|[^\s$(][^\s;]*)/g;
const DATA = ['-d', '--data', '--data-raw', '--data-binary', '--data-urlencode', '--json', '-F', '--form'];
const WITH_VALUE = [
  ...DATA,
  '-X',
  '--request',
  '-H',
  '--header',
  '-o',
  '--output',
  '-w',
  '--write-out',
  '-u',
  '--user',
  '-m',
  '--max-time',
  '--retry',
  '--cacert',
];

/** The curl commands of a script. Variables are those of the page so far; what the script sets is added to them. */
export function readCurlCalls(script: string, variables: Variables): ShellCall[] {
  const code = script.replace(/^[ \t]*#.*$/gm, '');
  let known = 0;
  const calls = [...code.matchAll(/(?<=^|[\s(`])curl(?=\s)/g)].map(({ index }) => {
    setVariables(code.slice(known, index), variables);
    known = index;
    return {
      ...toCall(readWords(code.slice(index)).map((word) => expand(word, variables))),
      line: code.slice(0, index).split('\n').length - 1,
    };
  });
  setVariables(code.slice(known), variables);
  return calls;
}

function setVariables(code: string, variables: Variables): void {
  for (const [, name = '', value = ''] of code.matchAll(ASSIGNMENT)) {
    // What a command prints is known only when it runs.
    if (value.includes('$(')) variables.delete(name);
    else variables.set(name, expand(readWords(value)[0] ?? '', variables));
  }
}

/** A variable that no script sets stays as it is written. */
function expand(word: string, variables: Variables): string {
  return word.replace(/\$\{?([A-Za-z_]\w*)\}?/g, (written, name: string) => variables.get(name) ?? written);
}

/** Words of the command that a text begins with; quotes and line breaks after a backslash are taken away. */
function readWords(text: string): string[] {
  const [command = ''] =
    /^(?:\\[\s\S]|"(?:[^"\\]|\\[\s\S])*"|'[^']*'|\$\{[^}]*\}|\$\((?:[^()]|\([^()]*\))*\)|[^\n;|&()])*/.exec(text) ?? [];
  const words = command.replace(/\\\n/g, ' ').match(/(?:\\.|"(?:[^"\\]|\\[\s\S])*"|'[^']*'|[^\s"'\\])+/g) ?? [];
  return words.map((word) =>
    word.replace(
      /"((?:[^"\\]|\\[\s\S])*)"|'([^']*)'|\\(.)/g,
      (_match, double?: string, single?: string, escaped?: string) =>
        double?.replace(/\\(["\\$`])/g, '$1') ?? single ?? escaped ?? '',
    ),
  );
}

function toCall([, ...words]: readonly string[]): Omit<ShellCall, 'line'> {
  const data: string[] = [];
  let method: string | null = null;
  let address = '';
  let isQuery = false;
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    // The last letter of several (`-sSX`) may take a value.
    const option = /^-\w+$/.test(word) ? `-${word.at(-1)}` : word;
    const value = WITH_VALUE.includes(option) ? (words[(index += 1)] ?? '') : '';
    if (option === '-X' || option === '--request') method = value;
    else if (DATA.includes(option)) data.push(value);
    else if (option === '-G' || option === '--get') isQuery = true;
    else if (!word.startsWith('-') && value === '' && address === '') address = word;
  }
  const [path = '', query = ''] = address.replace(/^\w+:\/\/[^/]*/, '').split('?');
  const names = data.flatMap(namesIn);
  return {
    address,
    method: method ?? (data.length > 0 && !isQuery ? 'POST' : 'GET'),
    path,
    query: [...new URLSearchParams(query).keys(), ...(isQuery ? names : [])],
    fields: isQuery ? [] : names,
  };
}

/** Names of the fields in the data of one option: JSON, or a form's `user[name]=Mara`. */
function namesIn(data: string): string[] {
  if (data.startsWith('@')) return [];
  if (/^\s*[{[]/.test(data)) return namesOf(parseJson(data), '');
  const [name = ''] = data.split('=');
  return [name.replace(/\[(\w+)\]/g, '.$1').replace(/\[\]$/, '')];
}

function namesOf(value: unknown, above: string): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, child]) => [above + key, ...namesOf(child, `${above}${key}.`)]);
}

/** JSON whose values are variables cannot be parsed; the parsers of samples care for JSON that is wrong. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
