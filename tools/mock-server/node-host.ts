import sharp from 'sharp';
import { drawMeeting } from '../../src/mock/shared/draw-meeting';
import type { MockHost } from '../../src/mock/shared/types';

/** What is done with the help of the network takes no longer, in milliseconds. */
const LONGEST_WAIT = 5000;
const LARGEST_FILE = 10_000_000;

/** The API's surroundings on a machine with Node: its clock, its network, and `sharp` to draw. */
export const nodeHost: MockHost = {
  now: Date.now,
  fetchFile,
  deliver,
  drawJpeg: async (picture) => {
    const svg = Buffer.from(drawMeeting(picture));
    return new Uint8Array(await sharp(svg).jpeg().toBuffer());
  },
};

async function fetchFile(url: string): Promise<Uint8Array> {
  checkScheme(url);
  return explained(url, async (signal) => {
    const response = await fetch(url, { signal });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`it responds with status ${response.status}`);
    }
    return readFile(response);
  });
}

/** Reads a body in parts, so that one without an end is given up in time. */
async function readFile(response: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  // The types of browsers, where a stream cannot be iterated, hide that it can be here.
  for await (const part of (response.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > LARGEST_FILE) throw new Error(`it has more than ${LARGEST_FILE / 1e6} MB`);
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

async function deliver(
  url: string,
  { headers, body }: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
): Promise<number> {
  checkScheme(url);
  return explained(url, async (signal) => {
    // Redirects are answers too: a signed event goes to nobody else.
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' });
    await response.body?.cancel();
    return response.status;
  });
}

function checkScheme(url: string): void {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url))
    throw new Error(`${url} cannot be requested: expected an address that begins with http:// or https://`);
}

async function explained<Result>(url: string, request: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  try {
    return await request(AbortSignal.timeout(LONGEST_WAIT));
  } catch (error) {
    const { name, message, cause } = error as Error & { cause?: Error & { code?: string } };
    const reason = name === 'TimeoutError' ? `no response within ${LONGEST_WAIT / 1000} s` : (cause?.code ?? message);
    throw new Error(`${url} cannot be requested: ${reason}`, { cause: error });
  }
}
