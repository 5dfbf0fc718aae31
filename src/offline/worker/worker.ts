import { setCacheNameDetails } from 'workbox-core';
import { precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { cachePrefix, type SeenMessage, type WorkerMessage } from '../shared/names';
import { kindOf, type RequestKind } from '../shared/requests';
import { runningTab } from '../shared/tabs';
import { handleCallData } from './call-data';
import { handleFile } from './files';
import { keepPage } from './keep-page';
import { savePage, tidy } from './save-area';
import { rememberTab, tabOf } from './open-tabs';
import { handleData } from './page-data';
import { handlePage } from './pages';
import { baseUrl, scope, type LongEvent, type RequestEvent } from './scope';
import { handleManifest } from './search-manifest';
import { countFault, deleteOldCaches, isRemoved, obeySwitch } from './switch';

/** Inserted by the build: the offline page, the search page and what they need. */
declare const self: { readonly __WB_MANIFEST: readonly { readonly url: string; readonly revision: string | null }[] };

interface Handled {
  readonly request: Request;
  readonly url: URL;
  readonly event: RequestEvent;
}

setCacheNameDetails({ prefix: cachePrefix(baseUrl) });
const entries = self.__WB_MANIFEST;
precache([...entries]);

handle('page', (options) =>
  handlePage(
    options,
    entries.map(({ url }) => url),
  ),
);
handle('page-data', (options) => handleData(options, 'page-data'));
handle('release-data', (options) => handleData(options, 'release-data'));
handle('file', handleFile);
handle('search-manifest', handleManifest);
handle('call', handleCallData);

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage | null;
  if (!message || !event.source || isRemoved()) return;
  const [port] = event.ports;
  const answerWith = (answer: Promise<unknown>): void =>
    event.waitUntil(answer.then((value) => port?.postMessage(value)));
  if (message.type === 'seen') event.waitUntil(keepSeen(message, event.source.id, event));
  else if (message.type === 'save') answerWith(savePage(message, event));
  else if (message.type === 'tidy') answerWith(tidy(message));
});

/** It can take over at once: what it keeps does not depend on the release of its own code. */
async function activate(): Promise<void> {
  await deleteOldCaches();
  // The page is requested while the worker starts.
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
  await obeySwitch();
}

async function keepSeen(message: SeenMessage, tabId: string, event: LongEvent): Promise<void> {
  // First, so that nothing that fails below keeps a broken worker alive.
  await obeySwitch({ atMostHourly: true });
  if (isRemoved()) return;
  const tab = await tabOf(tabId);
  await rememberTab(tabId, runningTab(tab, message.compilationHash, undefined));
  const seen = await keepPage(message, event);
  await rememberTab(tabId, runningTab(await tabOf(tabId), message.compilationHash, seen));
}

/** Registers what answers a kind of request. If it fails, the network does. */
function handle(kind: RequestKind, answer: (options: Handled) => Promise<Response>): void {
  registerRoute(
    ({ url, request, sameOrigin }) =>
      sameOrigin && !isRemoved() && kindOf(url.pathname, baseUrl, request.mode === 'navigate') === kind,
    async ({ url, request, event }) => {
      try {
        // The library's type lacks the ids of tabs, which browsers give.
        return await answer({ url, request, event: event as unknown as RequestEvent });
      } catch {
        const response = await fetch(request);
        // The network works, so it was a fault of the worker.
        await countFault();
        return response;
      }
    },
  );
}
