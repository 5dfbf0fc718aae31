import { expect, test, type Page } from '@playwright/test';
import { STAND_IN_KEY, type PostedRequest, type WorkerReply } from '../../src/mock/browser/messages';
import { createSender, testDescription } from '../../src/mock/shared/test-support';
import { COUNTS, runCases } from '../../src/mock/shared/test-support.calls';
import type { MockRequest, MockResponse } from '../../src/mock/shared/types';
import { chooseServer, openConsole, ROOMS } from '../support/call-server';

/** A request without typed arrays, which Playwright does not carry. */
interface CarriedRequest extends Omit<PostedRequest, 'body'> {
  readonly body: readonly number[];
}

/** Remembers the worker that the page starts. Runs in the page, before its scripts. */
function keepWorker(): void {
  window.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      Object.assign(window, { keptWorker: this });
    }
  };
}

/** Sends a request to the worker that the page has started. Runs in the page. */
function askWorker([id, { body, ...request }]: readonly [number, CarriedRequest]): Promise<MockResponse> {
  const { keptWorker: worker } = window as Window & { readonly keptWorker?: Worker };
  if (!worker) throw new Error('The page has started no worker.');
  return new Promise((resolve, reject) => {
    const receive = ({ data }: MessageEvent<WorkerReply>): void => {
      if (!('id' in data) || data.id !== id || data.type === 'draw') return;
      worker.removeEventListener('message', receive);
      if (data.type === 'answer') resolve(data.response);
      else reject(new Error(data.error));
    };
    worker.addEventListener('message', receive);
    worker.postMessage({ type: 'request', id, request: { ...request, body: Uint8Array.from(body) } });
  });
}

/** Starts the stand-in as a reader does, and returns what its worker answers to any request. */
async function startStandIn(page: Page): Promise<(request: MockRequest) => Promise<MockResponse>> {
  await page.addInitScript(keepWorker);
  await page.addInitScript(chooseServer, 'stand-in');
  const region = await openConsole(page, ROOMS, 'listRooms');
  await region.getByRole('button', { name: 'Send' }).click();
  await expect(region.getByRole('status')).toHaveText(/^Response: 200/, { timeout: 20_000 });
  // The page counts its own requests upwards from 1, and ignores answers to others.
  let id = 0;
  return ({ body, query, ...request }) => {
    id -= 1;
    return page.evaluate(askWorker, [id, { ...request, query: String(query), body: Array.from(body) }] as const);
  };
}

test('in the browser, every call answers every kind of request as described', async ({ page }) => {
  test.setTimeout(180_000);
  const handle = await startStandIn(page);
  const connect = async () => {
    const sender = createSender(handle, { apiKey: STAND_IN_KEY });
    expect((await sender.send('POST /_mock/reset')).status).toBe(204);
    return sender;
  };
  expect(await runCases(testDescription(), connect)).toEqual({ counts: COUNTS, findings: [] });
});
