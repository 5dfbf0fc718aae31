import { parseArgs } from 'node:util';
import { DocsError } from './docs-error';

export interface Options {
  readonly source: { readonly site: string } | { readonly folder: string };
  /** Undefined for standard input and output. */
  readonly http: { readonly port: number; readonly host: string; readonly allowedHosts: readonly string[] } | undefined;
}

/** Thrown for an option that does not exist or has an invalid value. */
export class UsageError extends DocsError {}

const VALUE = { type: 'string' } as const;
const KNOWN = {
  site: VALUE,
  folder: VALUE,
  http: VALUE,
  host: VALUE,
  'allow-host': { type: 'string', multiple: true },
} as const;

/**
 * Reads the arguments of the command.
 *
 * @throws UsageError
 */
export function readOptions(args: readonly string[]): Options {
  const { tokens } = parseArgs({ args: [...args], options: KNOWN, strict: false, tokens: true });
  const values = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind === 'positional')
      throw new UsageError(`Found "${token.value}", which belongs to no option; expected options only.`);
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    if (!Object.hasOwn(KNOWN, name) || !rawName.startsWith('--')) throw new UsageError(`${rawName} is not an option.`);
    if (value === undefined || value === '' || value.startsWith('--'))
      throw new UsageError(`${rawName}: found no value; expected one after it.`);
    values.set(name, [...(values.get(name) ?? []), value ?? '']);
  }
  const last = (name: keyof typeof KNOWN): string | undefined => values.get(name)?.at(-1);
  const [site, folder, http] = [last('site'), last('folder'), last('http')];
  if (site !== undefined && folder !== undefined)
    throw new UsageError('--site cannot be combined with --folder: choose one.');
  if (http === undefined && (values.has('host') || values.has('allow-host')))
    throw new UsageError('--host and --allow-host need --http.');
  return {
    source: site === undefined ? { folder: folder ?? 'dist' } : { site: readSite(site) },
    http:
      http === undefined
        ? undefined
        : { port: readPort(http), host: last('host') ?? '127.0.0.1', allowedHosts: values.get('allow-host') ?? [] },
  };
}

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  if (!(port <= 65535)) throw new UsageError(`--http: found "${text}"; expected a port from 0 to 65535.`);
  return port;
}

function readSite(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '' || url.username !== '')
    throw new UsageError(`--site: found "${text}"; expected the http:// or https:// address of the first page.`);
  return url.href;
}
