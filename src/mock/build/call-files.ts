import { readConsoleCalls } from '../../reference/build/read-operations';
import { siteConfig } from '../../site/config/site-config';
import { routes } from '../../site/routes';
import { readMockCalls } from './read-calls';

/**
 * What pages load when a reader tries a call: each call for the console, and all calls for the API's stand-in, as paths
 * below the site and JSON. None if there is no API description.
 *
 * @throws ContentError naming file and line of everything that is wrong with the description.
 */
export function callFiles(): readonly (readonly [path: string, json: string])[] {
  const mockCalls = readMockCalls();
  return [
    ...siteConfig.docs.versions.flatMap(({ name, path }) =>
      readConsoleCalls(name).map((call) => [routes.consoleCall(call.operationId, path), JSON.stringify(call)] as const),
    ),
    ...(mockCalls ? [[routes.mockCalls(), JSON.stringify(mockCalls)] as const] : []),
  ];
}
