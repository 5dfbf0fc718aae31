import { parseArgs } from 'node:util';
import { MockServerError } from './mock-server-error';

export interface Options {
  readonly port: number;
  readonly host: string;
  /** Without a slash at its end; undefined for the address that the server listens on. */
  readonly publicUrl: string | undefined;
  /** Undefined if the state is kept in memory only. */
  readonly data: string | undefined;
  readonly isReset: boolean;
  readonly seed: string;
  /** Undefined for a key made from the seed. */
  readonly apiKey: string | undefined;
  /** Origins whose pages may make calls with the API key. */
  readonly origins: readonly string[];
  /** No page may make calls with the API key, not even one from this machine. */
  readonly isStrict: boolean;
  readonly isQuiet: boolean;
}

/** Thrown for an option that does not exist or has an invalid value. */
export class UsageError extends MockServerError {}

const VALUE = { type: 'string' } as const;
const SWITCH = { type: 'boolean' } as const;
const KNOWN = {
  port: VALUE,
  host: VALUE,
  'public-url': VALUE,
  data: VALUE,
  memory: SWITCH,
  reset: SWITCH,
  seed: VALUE,
  'api-key': VALUE,
  origin: { type: 'string', multiple: true },
  'strict-cors': SWITCH,
  quiet: SWITCH,
} as const;
type Name = keyof typeof KNOWN;

/**
 * Reads the arguments of the command.
 *
 * @throws UsageError
 */
export function readOptions(args: readonly string[]): Options {
  const values = parse(args);
  const last = (name: Name): string | undefined => values.get(name)?.at(-1);
  const isSet = (name: Name): boolean => values.has(name);
  if (isSet('memory') && isSet('data')) throw new UsageError('--memory cannot be combined with --data: choose one.');
  if (isSet('strict-cors') && isSet('origin'))
    throw new UsageError('--strict-cors cannot be combined with --origin, because it allows no origin.');
  const publicUrl = last('public-url');
  return {
    port: readPort(last('port') ?? '4010'),
    host: check('host', last('host') ?? '127.0.0.1', /^[A-Za-z0-9.:_-]+$/, 'a host name or an IP address'),
    publicUrl: publicUrl === undefined ? undefined : readOrigin('public-url', publicUrl),
    data: isSet('memory') ? undefined : check('data', last('data') ?? '.mock/state.sqlite', /[^/\\]$/, 'a file'),
    isReset: isSet('reset'),
    seed: check('seed', last('seed') ?? 'mock', /\S/, 'a text'),
    apiKey: isSet('api-key')
      ? check('api-key', last('api-key') ?? '', /^[\w-]{1,200}$/, 'up to 200 letters, digits, "-" and "_"')
      : undefined,
    origins: (values.get('origin') ?? []).map((origin) => readOrigin('origin', origin)),
    isStrict: isSet('strict-cors'),
    isQuiet: isSet('quiet'),
  };
}

/** Returns the values of each option that is there. A switch has the value "". */
function parse(args: readonly string[]): Map<Name, string[]> {
  const values = new Map<Name, string[]>();
  const { tokens } = parseArgs({ args: [...args], options: KNOWN, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'positional')
      throw new UsageError(`Found "${token.value}", which belongs to no option; expected options only.`);
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    if (!isName(name) || !rawName.startsWith('--')) throw new UsageError(`${rawName} is not an option.`);
    if (KNOWN[name].type === 'boolean' && value !== undefined)
      throw new UsageError(`${rawName}: found the value "${value}"; expected none.`);
    if (KNOWN[name].type === 'string' && (value === undefined || value.startsWith('--')))
      throw new UsageError(`${rawName}: found no value; expected one after it.`);
    values.set(name, [...(values.get(name) ?? []), value ?? '']);
  }
  return values;
}

function isName(name: string): name is Name {
  return Object.hasOwn(KNOWN, name);
}

function check(name: Name, value: string, allowed: RegExp, expected: string): string {
  if (!allowed.test(value)) throw new UsageError(`--${name}: found "${value}"; expected ${expected}.`);
  return value;
}

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  if (!(port <= 65535)) throw new UsageError(`--port: found "${text}"; expected a number from 0 to 65535.`);
  return port;
}

function readOrigin(name: Name, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || ![url.origin, `${url.origin}/`].includes(text))
    throw new UsageError(
      `--${name}: found "${text}"; expected http:// or https:// and a host, such as http://localhost:8000.`,
    );
  return url.origin;
}
