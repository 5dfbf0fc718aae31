import { readSessionJson, writeSession } from '../../hooks/browser-storage';
import { drawSvg } from '../../hooks/draw-svg';
import { createMockApi } from '../shared/create-mock-api';
import { drawMeeting } from '../shared/draw-meeting';
import { runWhenDue } from '../shared/run-when-due';
import type { SavedState } from '../shared/state/collections';
import type { MockApi, MockDescription, MockHost } from '../shared/types';

/** Where the tab keeps the state, so that meetings survive a reload and can be used on other pages. */
const KEY = 'mock-state';
const QUALITY = 0.85;

export interface StandInSettings {
  /** URL of the file with the calls of the description. */
  readonly calls: string;
  /** Base URL of the API in its answers, without a trailing slash. */
  readonly api: string;
  readonly apiKey: string;
}

/** A page reaches neither foreign files nor foreign servers. */
const host: MockHost = {
  now: Date.now,
  fetchFile: (url) => Promise.reject(new Error(`${url} cannot be requested from here: upload the file instead`)),
  deliver: (url) => Promise.reject(new Error(`${url} cannot be requested from here: webhooks need the mock server`)),
  drawJpeg: async (picture) => {
    const file = await drawSvg(drawMeeting(picture), picture.canvas, 'image/jpeg', QUALITY);
    if (!file) throw new Error('The picture of the meeting cannot be drawn.');
    return new Uint8Array(await file.arrayBuffer());
  },
};

/**
 * Starts the API in the reader's browser: what `npm run mock` runs, without a network.
 *
 * @throws Error if the calls cannot be loaded
 */
export async function startStandIn({ calls, api, apiKey }: StandInSettings): Promise<MockApi> {
  const response = await fetch(calls);
  if (!response.ok) throw new Error(`The calls of the API cannot be loaded: status ${response.status}.`);
  const kept = readSessionJson(KEY);
  const mock = createMockApi({
    description: (await response.json()) as MockDescription,
    apiKey,
    addresses: { api, app: api.replace('//api.', '//app.') },
    host,
    saved: Array.isArray(kept) ? (kept as SavedState) : [],
    trustedOrigins: () => true,
  });
  mock.watch(() => {
    // Too much, such as many pictures: the next page starts anew rather than with a part.
    if (!writeSession(KEY, JSON.stringify(mock.save()))) writeSession(KEY, null);
  });
  runWhenDue(mock, Date.now);
  return mock;
}
