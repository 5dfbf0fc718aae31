import type { ConsoleCall } from '../shared/console/types';
import type { ApiMethod, ApiOperation } from '../shared/types';
import type { TokenValues } from '../../site/tokens';
import { buildBody, buildErrors, buildParameters, buildResponses, displayedPath } from './build-parts';
import { buildSamples } from './build-samples';
import { toCallSources, toCredential, type CallSource } from './call-source';
import { toConsoleCall } from './console/build-calls';
import { readDescription, type Description, type RawOperation, type RawWebsocket } from './description';

const HTTP_METHODS = ['get', 'post', 'put', 'delete'];

/**
 * Builds every call, websocket and event of an OpenAPI description: calls, websockets and events, each in the order of
 * the description. A pair of calls that share a path template is split into two.
 *
 * @throws ContentError listing everything that is missing or wrong, each with file and line.
 */
export function buildOperations(text: string, file: string, tokens: TokenValues): ApiOperation[] {
  const description = readDescription(text, file, tokens);
  const { paths = {}, webhooks = {}, 'x-websockets': websockets = [] } = description.document;
  const calls = Object.entries(paths).flatMap(([template, item]) => sourcesOf(template, item, 'paths', description));
  const events = Object.entries(webhooks).flatMap(([name, item]) => sourcesOf(name, item, 'webhooks', description));
  reportDuplicateIds(
    [
      ...calls,
      ...websockets.map(({ operationId }, index) => ({ operationId, place: ['x-websockets', index] })),
      ...events,
    ],
    description,
  );
  const operations = [
    ...calls.map((source) => buildOperation(source, description)),
    ...websockets.map((websocket, index) => buildWebsocket(websocket, index, description)),
    ...events.map((source) => buildOperation(source, description)),
  ];
  description.finish();
  return operations;
}

/**
 * Describes every call that can be tried on a page.
 *
 * @throws ContentError listing everything that is missing or wrong, each with file and line.
 */
export function buildConsoleCalls(text: string, file: string, tokens: TokenValues): ConsoleCall[] {
  const description = readDescription(text, file, tokens);
  const calls = Object.entries(description.document.paths ?? {})
    .flatMap(([template, item]) => sourcesOf(template, item, 'paths', description))
    .flatMap((source) => toConsoleCall(source, serverOf(description, source.raw), description) ?? []);
  description.finish();
  return calls;
}

function sourcesOf(
  template: string,
  item: Readonly<Record<string, RawOperation>>,
  section: 'paths' | 'webhooks',
  description: Description,
): CallSource[] {
  return Object.entries(item).flatMap(([key, raw]) => {
    const place = [section, template, key];
    if (!HTTP_METHODS.includes(key)) {
      description.report(place, `has the entry "${key}"; allowed: ${HTTP_METHODS.join(', ')}`);
      return [];
    }
    const method = (section === 'webhooks' ? 'EVENT' : key.toUpperCase()) as ApiMethod;
    return toCallSources({ method, template, raw, place }, description);
  });
}

function buildOperation(source: CallSource, description: Description): ApiOperation {
  const { operationId, name, method, summary, credential, raw, place } = source;
  const isEvent = method === 'EVENT';
  const server = isEvent ? '' : serverOf(description, raw);
  return {
    operationId,
    name,
    method,
    path: isEvent ? source.template : displayedPath(source, description),
    server,
    tag: tagOf(source, description),
    summary,
    description: source.description,
    credential,
    docs: docsOf(raw['x-docs'], place, description),
    parameters: buildParameters(source, description),
    body: buildBody(source, description),
    responses: buildResponses(source, description),
    errors: buildErrors(source, description),
    samples: isEvent ? [] : buildSamples(source, server, description),
  };
}

/** A websocket has only a URL and a credential; its messages are documented in prose. */
function buildWebsocket(
  { operationId, path, query, credential, summary, docs }: RawWebsocket,
  index: number,
  description: Description,
): ApiOperation {
  const place = ['x-websockets', index];
  return {
    operationId,
    name: operationId,
    method: 'WSS',
    path: `${path}?${query}`,
    server: serverOf(description).replace(/^http/, 'ws'),
    tag: 'Websockets',
    summary,
    description: '',
    credential: toCredential(credential, [...place, 'credential'], description),
    docs: docsOf(docs, place, description),
    parameters: [],
    body: null,
    responses: [],
    errors: [],
    samples: [],
  };
}

function serverOf({ document, report }: Description, raw?: RawOperation): string {
  const url = (raw?.servers ?? document.servers)?.[0]?.url;
  if (url === undefined) report(['servers'], 'has no server with a "url"');
  return (url ?? '').replace(/\/$/, '');
}

function tagOf({ raw, place }: CallSource, { document, report }: Description): string {
  const [tag = ''] = raw.tags ?? [];
  if (!document.tags?.some(({ name }) => name === tag))
    report([...place, 'tags'], `has the tag "${tag}", which is not in the list of tags`);
  return tag;
}

function docsOf(path: string | undefined, place: readonly PropertyKey[], { report }: Description): string {
  if (!path?.startsWith('/docs/'))
    report(
      place,
      `has ${path === undefined ? 'no page' : `the page "${path}"`}: ` +
        'expected the path of the page that documents it, below /docs/',
    );
  return path ?? '';
}

function reportDuplicateIds(
  sources: readonly Pick<CallSource, 'operationId' | 'place'>[],
  { report }: Description,
): void {
  const seen = new Set<string>();
  for (const { operationId, place } of sources) {
    if (seen.has(operationId))
      report(place, `has the operationId "${operationId}", which another operation already uses`);
    seen.add(operationId);
  }
}
