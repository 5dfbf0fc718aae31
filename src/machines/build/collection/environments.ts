import { stableId } from './stable-id';

/** A set of values for the variables of the collection. */
export interface Environment {
  readonly name: string;
  /** Part of the file's name. */
  readonly slug: 'production' | 'mock';
  readonly values: Readonly<Record<string, string>>;
}

/** Variables whose value is only known to the reader, and not stored with what is shared. */
export const SECRETS = ['apiKey', 'bearerToken'];
/** Variables that calls of the quick start set, and the room that they use. */
export const VARIABLES: Readonly<Record<string, string>> = { roomId: 'quick-start', accessKey: '', guestToken: '' };

/**
 * @param apiUrl of the meeting API
 * @param streamrecUrl of stream recording
 * @param mockUrl of `npm run mock`, which accepts the key of the environment with `--api-key YOUR_API_KEY`
 */
export function environments(apiUrl: string, streamrecUrl: string, mockUrl: string): Environment[] {
  return [
    {
      name: STRINGS.machines.production,
      slug: 'production',
      values: { baseUrl: apiUrl, streamrecBaseUrl: streamrecUrl },
    },
    { name: STRINGS.machines.mockServer, slug: 'mock', values: { baseUrl: mockUrl, streamrecBaseUrl: mockUrl } },
  ];
}

/** The file of an environment for Postman. Secrets are placeholders. */
export function postmanEnvironment({ name, values }: Environment): string {
  const file = {
    id: stableId(`environment ${name}`),
    name,
    values: [
      ...Object.entries(values).map(([key, value]) => ({ key, value, type: 'default', enabled: true })),
      ...SECRETS.map((key) => ({ key, value: placeholder(key), type: 'secret', enabled: true })),
    ],
    _postman_variable_scope: 'environment',
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** `YOUR_API_KEY` for `apiKey`. */
function placeholder(key: string): string {
  return `YOUR_${key.replace(/[A-Z]/g, '_$&').toUpperCase()}`;
}
