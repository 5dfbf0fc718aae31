// Not from the package itself, which makes the grammars of all its parsers first.
import jsonToBruV2 from '@usebruno/lang/v2/src/jsonToBru';
import jsonToCollectionBru from '@usebruno/lang/v2/src/jsonToCollectionBru';
import envJsonToBruV2 from '@usebruno/lang/v2/src/jsonToEnv';
import { SECRETS, VARIABLES, type Environment } from './environments';
import { QUICK_START, QUICK_START_FOLDER } from './quick-start';
import type { Collection, Item, Request } from './types';

const LANGUAGE = { type: 'http' };

/** The files of a Bruno collection that has the requests of a Postman collection, by their path. */
export function brunoFiles(collection: Collection, all: readonly Environment[]): Record<string, string> {
  const root = { version: '1', name: collection.info.name, type: 'collection', ignore: [] };
  const files: Record<string, string> = {
    'bruno.json': `${JSON.stringify(root, null, 2)}\n`,
    'collection.bru': jsonToCollectionBru({
      meta: { name: collection.info.name },
      vars: { req: Object.entries(VARIABLES).map(([name, value]) => ({ name, value, enabled: true, local: false })) },
    }),
  };
  for (const { name, values } of all)
    files[`environments/${name}.bru`] = envJsonToBruV2({
      variables: [
        ...Object.entries(values).map(([key, value]) => ({ name: key, value, enabled: true, secret: false })),
        ...SECRETS.map((key) => ({ name: key, value: '', enabled: true, secret: true })),
      ],
    });
  collection.item.forEach(({ name, item }, index) => {
    const folder = fileName(name);
    files[`${folder}/folder.bru`] = jsonToCollectionBru({ meta: { name, seq: index + 1 } });
    item.forEach((entry, place) => {
      const scripts = name === QUICK_START_FOLDER.name ? scriptsOf(place) : {};
      files[`${folder}/${fileName(entry.name)}.bru`] = jsonToBruV2({ ...request(entry, place + 1), ...scripts });
    });
  });
  return files;
}

function request({ name, request: { method, url, header = [], body, auth, description } }: Item, seq: number) {
  const text = typeof description === 'string' ? description : description?.content;
  const { host, path, query = [], variable = [] } = url;
  return {
    meta: { name, ...LANGUAGE, seq },
    http: {
      method: method.toLowerCase(),
      url: `${host.join('')}/${path.join('/')}`,
      body: body ? 'json' : 'none',
      auth: authName(auth),
    },
    params: [
      ...query.map(({ key, value, disabled }) => ({ name: key, value, enabled: !disabled, type: 'query' })),
      ...variable.map(({ key, value }) => ({ name: key, value, enabled: true, type: 'path' })),
    ],
    headers: header.map(({ key, value }) => ({ name: key, value, enabled: true })),
    auth: {
      ...(auth?.type === 'apikey'
        ? { apikey: { key: 'Authorization', value: '{{apiKey}}', placement: 'header' } }
        : {}),
      ...(auth?.type === 'bearer' ? { bearer: { token: '{{bearerToken}}' } } : {}),
    },
    ...(body?.raw === undefined ? {} : { body: { json: body.raw } }),
    ...(text ? { docs: text } : {}),
  };
}

function authName(auth: Request['auth']): string {
  return auth?.type === 'apikey' || auth?.type === 'bearer' ? auth.type : 'none';
}

/** What a call of the quick start checks, and passes on to the next one. */
function scriptsOf(place: number) {
  const { status = 200, sets = {} } = QUICK_START[place] ?? {};
  const lines = Object.entries(sets).map(([key, field]) => `bru.setVar("${key}", res.body.${field});`);
  return {
    ...(lines.length > 0 ? { script: { res: lines.join('\n') } } : {}),
    tests: `test("status ${status}", () => expect(res.status).to.equal(${status}));`,
  };
}

/** Not what Windows refuses in names of files. */
function fileName(name: string): string {
  return name.replace(/[<>:"/\\|?*]/g, '').trim();
}
