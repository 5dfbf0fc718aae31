import { strToU8, zipSync } from 'fflate';
import { keep, recall } from '../../../site/build/remember';
import { machineRoutes } from '../../../site/machine-routes';
import { brunoFiles } from './bruno';
import { environments, postmanEnvironment } from './environments';
import { postmanCollection } from './postman';
import type { Collection } from './types';

/** Dates of files in a ZIP begin with this one. The real ones would make each build differ. */
const NO_DATE = new Date(1980, 0, 1);

interface ApiDocument {
  readonly info: { readonly version: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly servers?: ApiDocument['servers'] }>>>>;
}

/**
 * The files that API clients import: a collection for Postman with its environments, and one for Bruno as a ZIP. The
 * converter takes longer than the rest, so that its result is kept until the description changes.
 *
 * @param json the published description
 * @param mockUrl where `npm run mock` listens
 * @throws Error if the description cannot become a collection
 */
export async function collectionFiles(
  json: string,
  mockUrl: string,
): Promise<(readonly [path: string, content: string | Uint8Array])[]> {
  const { info, servers, paths } = JSON.parse(json) as ApiDocument;
  const known = recall<Collection>('postman-collection', [json]);
  const collection = known ?? keep('postman-collection', [json], await postmanCollection(json, info.version));
  const [apiUrl = ''] = servers.map(({ url }) => url);
  const others = Object.values(paths).flatMap((item) => Object.values(item).flatMap((call) => call.servers ?? []));
  const all = environments(apiUrl, others[0]?.url ?? apiUrl, mockUrl);
  const files = Object.entries(brunoFiles(collection, all));
  const zipped = Object.fromEntries(files.map(([path, text]) => [path, [strToU8(text), { mtime: NO_DATE }] as const]));
  return [
    [machineRoutes.postmanCollection(), `${JSON.stringify(collection, null, 2)}\n`],
    ...all.map((one) => [machineRoutes.postmanEnvironment(one.slug), postmanEnvironment(one)] as const),
    [machineRoutes.brunoCollection(), zipSync(zipped as Parameters<typeof zipSync>[0])],
  ];
}
