import { parse } from 'shell-quote';
import type { NamedCall } from './match-call';

/** A call that a shell script makes. Lines are counted from 0. */
export interface ShellCall extends NamedCall {
  readonly url: string;
  readonly line: number;
}

/** Values of the variables that the scripts set to a known value. */
export type Variables = Map<string, string>;

/** Matches the beginning of a curl command or of an assignment. */
const COMMAND_START = /(?<=^|[\s(`])curl(?=\s)|(?<=(?:^|[\n;])[ \t]*(?:export )?)[A-Za-z_]\w*=/g;
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

/** Returns the curl calls of a script. `variables` contains those of the page so far; assignments are added to it. */
export function readCurlCalls(script: string, variables: Variables): ShellCall[] {
  const code = script.replace(/^[ \t]*#.*$/gm, '');
  return [...code.matchAll(COMMAND_START)].flatMap(({ 0: match, index }) => {
    const [first = '', ...words] = readWords(code.slice(index), variables);
    if (match === 'curl') return [{ ...toCall(words), line: code.slice(0, index).split('\n').length - 1 }];
    setVariable(match.slice(0, -1), first.slice(match.length), variables);
    return [];
  });
}

function setVariable(name: string, value: string, variables: Variables): void {
  // The output of a command is unknown. The parser ends an unquoted `$(` at the parenthesis, which leaves the `$`.
  if (/\$\(|\$$|`/.test(value)) variables.delete(name);
  else variables.set(name, value);
}

/** Returns the words of the first command in the code. A variable without a known value stays as it is written. */
function readWords(code: string, variables: Variables): string[] {
  const entries = parse(markLineEnds(code), (name) => variables.get(name) ?? `$${name}`);
  const words = entries.map((entry) => (typeof entry === 'string' ? entry : 'pattern' in entry ? entry.pattern : null));
  return words.slice(0, words.includes(null) ? words.indexOf(null) : undefined).filter((word) => word !== null);
}

/**
 * Marks line breaks as ends of commands and resolves line continuations. The parser would treat a line break as a
 * space, and one after a backslash as text.
 */
function markLineEnds(code: string): string {
  return code.replace(/'[^']*'|"(?:[^"\\]|\\[\s\S])*"|\\[\s\S]|\n/g, (match) => {
    if (match === '\n') return ';\n';
    return match.startsWith("'") ? match : match.replaceAll('\\\n', match.startsWith('"') ? '' : ' ');
  });
}

function toCall(words: readonly string[]): Omit<ShellCall, 'line'> {
  const data: string[] = [];
  let method: string | null = null;
  let url = '';
  let isQuery = false;
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    // The last letter of combined options (`-sSX`) can take a value.
    const option = /^-\w+$/.test(word) ? `-${word.at(-1)}` : word;
    const attached = /^-X([A-Z]+)$/.exec(word)?.[1];
    const value = WITH_VALUE.includes(option) ? (words[(index += 1)] ?? '') : '';
    if (attached) method = attached;
    else if (option === '-X' || option === '--request') method = value;
    else if (DATA.includes(option)) data.push(value);
    else if (option === '-G' || option === '--get') isQuery = true;
    else if (!word.startsWith('-') && value === '' && url === '') url = word;
  }
  const [path = '', query = ''] = url.replace(/^\w+:\/\/[^/]*/, '').split('?');
  const names = data.flatMap(namesIn);
  return {
    url,
    method: method ?? (data.length > 0 && !isQuery ? 'POST' : 'GET'),
    path,
    query: [...new URLSearchParams(query).keys(), ...(isQuery ? names : [])],
    fields: isQuery ? [] : names,
  };
}

/** Returns the names of the fields in the data of one option: JSON, or a form field such as `user[name]=Mara`. */
function namesIn(data: string): string[] {
  if (data.startsWith('@')) return [];
  if (/^\s*[{[]/.test(data)) return namesOf(parseJson(data), '');
  const [name = ''] = data.split('=');
  return [name.replace(/\[(\w+)\]/g, '.$1').replace(/\[\]$/, '')];
}

function namesOf(value: unknown, prefix: string): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, child]) => [prefix + key, ...namesOf(child, `${prefix}${key}.`)]);
}

/** Returns undefined for invalid JSON, because values can be variables. Other checks report JSON that is invalid. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
