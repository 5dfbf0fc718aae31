import { parse } from 'shell-quote';
import type { NamedCall } from './match-call';

/** A call that a shell script makes; `line` counts from 0. */
export interface ShellCall extends NamedCall {
  readonly address: string;
  readonly line: number;
}

/** Values of variables, as far as they stand in the scripts. */
export type Variables = Map<string, string>;

/** Where a curl command or an assignment begins. */
const BEGINNING = /(?<=^|[\s(`])curl(?=\s)|(?<=(?:^|[\n;])[ \t]*(?:export )?)[A-Za-z_]\w*=/g;
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
  return [...code.matchAll(BEGINNING)].flatMap(({ 0: found, index }) => {
    const [first = '', ...words] = readWords(code.slice(index), variables);
    if (found === 'curl') return [{ ...toCall(words), line: code.slice(0, index).split('\n').length - 1 }];
    setVariable(found.slice(0, -1), first.slice(found.length), variables);
    return [];
  });
}

function setVariable(name: string, value: string, variables: Variables): void {
  // What a command prints is known only when it runs; the parser ends an unquoted value at the parenthesis.
  if (/\$\(|\$$|`/.test(value)) variables.delete(name);
  else variables.set(name, value);
}

/** Words of the command that code begins with. A variable that no script sets stays as it is written. */
function readWords(code: string, variables: Variables): string[] {
  const entries = parse(endLines(code), (name) => variables.get(name) ?? `$${name}`);
  const words = entries.map((entry) => (typeof entry === 'string' ? entry : 'pattern' in entry ? entry.pattern : null));
  return words.slice(0, words.includes(null) ? words.indexOf(null) : undefined).filter((word) => word !== null);
}

/** Line breaks as the operators that they are: to the parser they are spaces, and one after a backslash is text. */
function endLines(code: string): string {
  return code.replace(/'[^']*'|"(?:[^"\\]|\\[\s\S])*"|\\[\s\S]|\n/g, (found) => {
    if (found === '\n') return ';\n';
    return found.startsWith("'") ? found : found.replaceAll('\\\n', found.startsWith('"') ? '' : ' ');
  });
}

function toCall(words: readonly string[]): Omit<ShellCall, 'line'> {
  const data: string[] = [];
  let method: string | null = null;
  let address = '';
  let isQuery = false;
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    // The last letter of several (`-sSX`) may take a value.
    const option = /^-\w+$/.test(word) ? `-${word.at(-1)}` : word;
    const attached = /^-X([A-Z]+)$/.exec(word)?.[1];
    const value = WITH_VALUE.includes(option) ? (words[(index += 1)] ?? '') : '';
    if (attached) method = attached;
    else if (option === '-X' || option === '--request') method = value;
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
