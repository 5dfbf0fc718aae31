import { quickStartFolder } from './quick-start';
import { SECRETS, VARIABLES } from './environments';
import { stableId } from './stable-id';
import type { Collection, Folder, Item, Request } from './types';

/** Parameters of paths whose value an earlier call gives. All others keep the sample value of the description. */
const KNOWN_PARAMETERS: Readonly<Record<string, string>> = {
  accessKey: '{{accessKey}}',
  accessKeyOrRoomId: '{{accessKey}}',
  guestToken: '{{guestToken}}',
  roomId: '{{roomId}}',
};

/**
 * Makes a Postman collection (2.1) from an OpenAPI description: a folder for each tag, and first the quick start.
 *
 * @param json the published description
 * @param version of the API
 * @throws Error with the reason of the converter
 */
export async function postmanCollection(json: string, version: string): Promise<Collection> {
  const { info, item, variable } = await convert(json);
  const folders = [quickStartFolder(), ...item.map(cleanFolder)];
  const variables = [...variable, ...Object.entries(VARIABLES).map(([key, value]) => ({ key, value }))];
  const used = new Set(variables.map(({ key }) => key));
  return {
    info: { ...info, _postman_id: stableId(`collection ${info.name}`), version },
    item: folders.map((folder) => withIds(folder)),
    variable: [...variables, ...SECRETS.filter((key) => !used.has(key)).map((key) => ({ key, value: '' }))],
  };
}

async function convert(json: string): Promise<Collection> {
  // Loaded here: it takes longer than the rest of the file.
  const { default: converter } = await import('openapi-to-postmanv2');
  const options = {
    folderStrategy: 'Tags',
    parametersResolution: 'Example',
    enableOptionalParameters: false,
    preferredRequestBodyType: 'raw',
    includeAuthInfoInExample: false,
  };
  return new Promise((done, fail) => {
    converter.convertV2({ type: 'string', data: json }, options, (error, answer) => {
      const data = answer?.output?.[0]?.data;
      if (error || !answer?.result || !data)
        fail(new Error(`The description cannot become a collection: ${error?.message ?? answer?.reason ?? ''}`));
      else done(data as Collection);
    });
  });
}

function cleanFolder(folder: Folder): Folder {
  return { ...folder, item: folder.item.map(cleanItem) };
}

function cleanItem({ name, request, response }: Item): Item {
  const { url, auth, ...others } = request;
  const { host, path, query = [], variable = [] } = url;
  const clean: Request = {
    ...others,
    url: {
      host: host[0] === '{{baseUrl}}' ? host : ['{{streamrecBaseUrl}}'],
      path,
      query,
      variable: variable.map((entry) => ({ ...entry, value: KNOWN_PARAMETERS[entry.key] ?? entry.value })),
    },
    ...(auth ? { auth } : {}),
  };
  // Statuses of errors are in the documentation.
  return { name, request: clean, response: response.filter(({ code }) => code < 300) };
}

function withIds({ id: _id, ...folder }: Folder): Folder {
  const ofItem = (item: Item): Item => ({
    ...item,
    ...{ id: stableId(`${folder.name} ${item.name}`) },
    response: item.response.map((response) => ({
      ...response,
      id: stableId(`${folder.name} ${item.name} ${response.code}`),
    })),
  });
  return { id: stableId(folder.name), ...folder, item: folder.item.map(ofItem) };
}
