import { bruToEnvJsonV2, bruToJsonV2, collectionBruToJson } from '@usebruno/lang';
import { strFromU8, unzipSync } from 'fflate';
import { machineRoutes } from '../../../src/site/machine-routes';
import type { CheckResult } from '../check-result';
import { readBuilt } from './read-file';

/** Bruno's own parser reads each file of its collection, and each request has a method and a URL. */
export async function checkBruno(folder: string): Promise<CheckResult> {
  let count = 0;
  const problems = await readBuilt(folder, machineRoutes.brunoCollection(), (content) => {
    const files = Object.entries(unzipSync(content)).map(([path, bytes]) => [path, strFromU8(bytes)] as const);
    count = files.length;
    const missing = ['bruno.json', 'collection.bru', 'environments/Production.bru'].filter(
      (name) => !files.some(([path]) => path === name),
    );
    return [
      ...missing.map((name) => `the file "${name}" is missing`),
      ...files.flatMap(([path, text]) => {
        try {
          return problemsOf(path, text).map((problem) => `${path}: ${problem}`);
        } catch (error) {
          return [`${path}: ${error instanceof Error ? error.message : String(error)}`];
        }
      }),
    ];
  });
  return { checked: `${count} files of the Bruno collection`, problems };
}

function problemsOf(path: string, text: string): string[] {
  if (path === 'bruno.json') {
    const { version, type } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    return version === '1' && type === 'collection' ? [] : ['expected version "1" and type "collection"'];
  }
  if (path.startsWith('environments/')) {
    const { variables } = bruToEnvJsonV2(text) as { readonly variables: readonly { readonly name: string }[] };
    return variables.some(({ name }) => name === 'baseUrl') ? [] : ['the variable "baseUrl" is missing'];
  }
  if (/(?:^|\/)(?:collection|folder)\.bru$/.test(path)) {
    collectionBruToJson(text);
    return [];
  }
  const { http } = bruToJsonV2(text) as { readonly http?: { readonly method?: string; readonly url?: string } };
  return http?.method && http.url?.startsWith('{{') ? [] : ['expected a method and a URL that begins with a variable'];
}
