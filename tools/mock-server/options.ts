import { parseArgs } from 'node:util';

/** A failure that the text explains to whoever starts the server, so that no stack is needed. */
export class MockServerError extends Error {}

/** Thrown for an option that does not exist or has an invalid value. */
export class UsageError extends MockServerError {}

export interface Options {
  readonly port: number;
  readonly host: string;
  /** Without a slash at its end; undefined for the address that the server listens on. */
  readonly publicUrl: string | undefined;
  readonly apiKey: string;
  /** Origins whose pages may make calls with the API key. */
  readonly origins: readonly string[];
}

/**
 * Reads the arguments of the command.
 *
 * @throws UsageError
 */
export function readOptions(args: readonly string[]): Options {
  const values = parse(args);
  const { 'public-url': publicUrl } = values;
  const port = /^\d{1,5}$/.test(values.port) ? Number(values.port) : NaN;
  if (!(port <= 65535)) throw new UsageError(`--port: found "${values.port}"; expected a number from 0 to 65535.`);
  return {
    port,
    host: values.host,
    publicUrl: publicUrl === undefined ? undefined : readOrigin('public-url', publicUrl),
    apiKey: values['api-key'],
    origins: values.origin.map((origin) => readOrigin('origin', origin)),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string', default: '4010' },
        host: { type: 'string', default: '127.0.0.1' },
        'public-url': { type: 'string' },
        // The placeholder in samples, so that they run as they are.
        'api-key': { type: 'string', default: 'YOUR_API_KEY' },
        origin: { type: 'string', multiple: true, default: [] },
      },
    }).values;
  } catch (error) {
    throw new UsageError((error as Error).message, { cause: error });
  }
}

function readOrigin(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || ![url.origin, `${url.origin}/`].includes(text))
    throw new UsageError(
      `--${name}: found "${text}"; expected http:// or https:// and a host, such as http://localhost:8000.`,
    );
  return url.origin;
}
