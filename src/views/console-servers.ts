import { standInServer } from '../mock/browser/stand-in-server';
import { configuredServers } from '../reference/browser/console/http-server';
import type { ConsoleServer } from '../reference/shared/console/server';
import { product } from '../site/config/product';
import { siteConfig } from '../site/config/site-config';
import { routes, withBase } from '../site/routes';

export const API_URL = `https://api.${product.domain}`;

/** The servers that readers can send calls to. The first is there for everybody, with nothing installed. */
export const consoleServers: readonly [ConsoleServer, ...ConsoleServer[]] = [
  standInServer({ calls: withBase(siteConfig.baseUrl, routes.mockCalls()), api: API_URL }),
  ...configuredServers(siteConfig.console),
];
