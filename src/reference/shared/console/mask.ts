import type { ConsoleCall } from './types';

/** Shows enough of a key to tell it from others. */
function shortenKey(key: string): string {
  return key.length <= 8 ? '…' : `${key.slice(0, 3)}…`;
}

/** Path of a request for reading, with keys and tokens shortened. */
export function readablePath({ path, parameters }: ConsoleCall, values: Readonly<Record<string, string>>): string {
  return path.replace(/\{([A-Z_]+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (!value) return whole;
    return parameters.find((parameter) => parameter.name === name)?.secret ? shortenKey(value) : value;
  });
}
