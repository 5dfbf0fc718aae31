/** Where events go and for whom. */
export interface InsightsTarget {
  readonly url: string;
  readonly appId: string;
  readonly apiKey: string;
}

interface InsightsEvent {
  readonly eventName?: string;
  readonly index?: string;
  readonly objectIDs?: readonly string[];
  readonly positions?: readonly number[];
  readonly queryID?: string;
  readonly items?: readonly { readonly objectID: string }[];
}

/** How long views wait for newer ones, in milliseconds. */
const VIEW_DELAY = 400;
/** The library sends fewer details to clients that it takes for old ones. */
const PROTOCOL_VERSION = '2.13.0';

export type InsightsClient = ((method: string, ...values: unknown[]) => void) & { readonly version: string };

/**
 * Reports views and clicks of results in the place of the hosted engine's own script, which would have to be loaded
 * from a third party. The reader is a random number that ends with the page. While `isOn` says no, nothing is reported:
 * the results shown are then not the hosted engine's.
 */
export function createInsightsClient(
  target: InsightsTarget,
  isOn: () => boolean,
  send: (url: string, body: string) => void = sendInBackground,
): InsightsClient {
  const userToken = `anonymous-${crypto.randomUUID()}`;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const post = (eventType: 'view' | 'click', events: readonly InsightsEvent[]) => {
    const query = new URLSearchParams({ 'X-Algolia-Application-Id': target.appId, 'X-Algolia-API-Key': target.apiKey });
    const body = events.map(({ items, ...event }) => ({
      eventType,
      userToken,
      timestamp: Date.now(),
      objectIDs: items?.map(({ objectID }) => objectID),
      ...event,
    }));
    send(`${target.url}/1/events?${query.toString()}`, JSON.stringify({ events: body }));
  };
  const tell = (values: readonly unknown[]): void => {
    for (const listener of values)
      if (typeof listener === 'function') (listener as (error: null, token: string) => void)(null, userToken);
  };
  const client = (method: string, ...values: unknown[]): void => {
    if (method === 'getUserToken') return tell(values);
    const events = values.filter(
      (value): value is InsightsEvent => typeof value === 'object' && value !== null && 'eventName' in value,
    );
    if (!isOn()) return;
    if (method === 'viewedObjectIDs') {
      clearTimeout(timer);
      timer = setTimeout(() => post('view', events), VIEW_DELAY);
    } else if (method.startsWith('clickedObjectIDs')) post('click', events);
  };
  return Object.assign(client, { version: PROTOCOL_VERSION });
}

function sendInBackground(url: string, body: string): void {
  // Goes on although the click leads to another page; whether it arrives does not matter to the reader.
  void fetch(url, { method: 'POST', body, keepalive: true, mode: 'no-cors' }).catch(() => undefined);
}
