import type { ParentSpanPluginArgs, PluginRef } from 'gatsby';
import { endCommand } from '../../../site/build/end-command';
import { env } from '../../../site/build/env';
import { siteConfig } from '../../../site/config/site-config';
import { messageWithCauses } from '../../../site/problems';
import { buildRecords } from '../build-records';
import { SEARCH_QUERY, toSearchablePages, type SearchPages } from '../load-pages';
import { digestOf, readHostedIndex, type HostedIndex } from './hosted-index';
import { indexSettings } from './index-settings';

const PLUGIN = 'gatsby-plugin-algolia';

/** A request and its response, as version 4 of the client library describes them. */
interface PluginRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly data?: string;
  /** In seconds. */
  readonly responseTimeout: number;
}
interface PluginResponse {
  readonly status: number;
  readonly content: string;
  readonly isTimedOut: boolean;
}

/**
 * gatsby-plugin-algolia, which sends the records of a build to the staging index; none without the keys of a hosted
 * index. `npm run search:publish` makes that index the live one once the site has been deployed.
 */
export function hostedSearchPlugin(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): PluginRef[] {
  const target = stagingOf(environment);
  if (target === null) return [];
  const { appId, staging, hosts } = target;
  const options = {
    appId,
    // Gatsby stores the options in its cache, so the requester adds the key.
    apiKey: 'added-later',
    // Half the default, so that a batch of the largest records stays below the 10 MB that the service recommends.
    chunkSize: 500,
    queries: [{ query: SEARCH_QUERY, transformer: toPluginRecords, indexName: staging, settings: indexSettings }],
    algoliasearchOptions: {
      // In seconds.
      timeouts: { connect: 10, read: 30, write: 30 },
      hosts,
      requester: { send: createSend(target) },
    },
  };
  return [{ resolve: PLUGIN, options }];
}

/**
 * Makes the plugin compare with the index itself. It notes the records as sent before it sends them, and does not know
 * that publishing has moved the index away.
 */
export async function forgetSentRecords({ getCache }: Pick<ParentSpanPluginArgs, 'getCache'>): Promise<void> {
  const target = stagingOf(process.env);
  if (target) await getCache(PLUGIN).set(`algolia-objects-${target.staging}`, {});
}

function stagingOf(environment: Readonly<Record<string, string | undefined>>): HostedIndex | null {
  try {
    return env.isProduction ? readHostedIndex(environment) : null;
  } catch (error) {
    return endCommand(messageWithCauses(error));
  }
}

function toPluginRecords({ data }: { readonly data: SearchPages }): object[] {
  const { url: siteUrl, baseUrl } = siteConfig;
  return buildRecords(toSearchablePages(data), { siteUrl, baseUrl }).map((record) => ({
    ...record,
    internal: { contentDigest: digestOf(record) },
  }));
}

/**
 * Sends the requests of the plugin. Ends the build with a message of one line when the service refuses a request, or
 * when none of its hosts responds: the plugin would print the stack of the client library, without the index.
 */
function createSend({ writeKey, staging, live, hosts }: HostedIndex) {
  const failed = new Set<string>();
  const end = (cause: string): never =>
    endCommand(`The search records could not be sent to the index ${staging}: ${cause}. ${live} is unchanged.`);
  return async (request: PluginRequest): Promise<PluginResponse> => {
    const headers = { ...request.headers, 'x-algolia-api-key': writeKey };
    const response = await exchange({ ...request, headers });
    const { status, content } = response;
    if (status === 0 || status >= 500) {
      // The client library goes on with the next host.
      failed.add(new URL(request.url).host);
      return failed.size < hosts.length ? response : end(`no host responds (${content || `status ${status}`})`);
    }
    failed.clear();
    // The plugin asks for the settings to find out whether the index exists.
    const isMissingIndex = status === 404 && request.url.includes('/settings');
    return status < 400 || isMissingIndex ? response : end(`${messageOf(content)} (status ${status})`);
  };
}

/** Status 0 stands for a host that does not respond, with the reason as content. */
async function exchange({ url, method, headers, data, responseTimeout }: PluginRequest): Promise<PluginResponse> {
  try {
    const signal = AbortSignal.timeout(responseTimeout * 1000);
    const response = await fetch(url, { method, headers, body: data, signal });
    return { status: response.status, content: await response.text(), isTimedOut: false };
  } catch (error) {
    const { name, cause = error } = error as Error;
    const isTimedOut = name === 'TimeoutError';
    return { status: 0, content: isTimedOut ? `${responseTimeout} s passed` : String(cause), isTimedOut };
  }
}

function messageOf(content: string): string {
  try {
    return String((JSON.parse(content) as { message?: string }).message);
  } catch {
    return content.slice(0, 200);
  }
}
