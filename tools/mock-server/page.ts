import { createHash } from 'node:crypto';
import { escapeHtml } from '../../src/site/escape-html';
import { digestOf } from '../../src/site/build/remember';
import { drawMeeting } from '../../src/mock/shared/draw-meeting';
import type { MockApi, MockResponse } from '../../src/mock/shared/types';

const DRAWING = '/_mock/drawing/';
const SECURITY = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' };
const STYLE =
  ':root{color-scheme:light dark}body{font-family:sans-serif;margin:2rem}img{max-inline-size:100%;block-size:auto}';

/** Shows every two seconds what has changed. */
const SCRIPT = `setInterval(async () => {
  const response = await fetch('/').catch(() => undefined);
  if (!response) return;
  const { body } = new DOMParser().parseFromString(await response.text(), 'text/html');
  const main = document.querySelector('main');
  const next = body.querySelector('main').innerHTML;
  if (main.innerHTML !== next) main.innerHTML = next;
}, 2000);`;
const SCRIPT_HASH = createHash('sha256').update(SCRIPT).digest('base64');

/** The page at `/` that shows the running meetings, and the drawings in it; undefined for requests to the API. */
export function answerPage(api: MockApi, method: string, path: string): MockResponse | undefined {
  if (method !== 'GET') return undefined;
  if (path === '/')
    return {
      status: 200,
      headers: {
        ...SECURITY,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy':
          `default-src 'none'; script-src 'sha256-${SCRIPT_HASH}'; connect-src 'self'; ` +
          "style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'none'",
      },
      body: meetingsPage(api),
    };
  if (!path.startsWith(DRAWING)) return undefined;
  const picture = api.meetings().find(({ roomId }) => encodeURIComponent(roomId) === path.slice(DRAWING.length));
  const drawn = picture && api.picture(picture.roomId);
  if (!drawn)
    return { status: 404, headers: { 'content-type': 'text/plain' }, body: 'No meeting runs in this room.\n' };
  return {
    status: 200,
    headers: {
      ...SECURITY,
      'content-type': 'image/svg+xml; charset=utf-8',
      // A drawing contains pictures that somebody has sent, also SVG: opened by itself, it must run nothing.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
    },
    body: drawMeeting(drawn),
  };
}

function meetingsPage(api: MockApi): string {
  const meetings = api.meetings().map(({ roomId, name, people }) => {
    const title = escapeHtml(name === null ? roomId : `${name} (${roomId})`);
    const who = escapeHtml(people.join(', ') || 'nobody');
    const source = escapeHtml(
      `${DRAWING}${encodeURIComponent(roomId)}?${digestOf(JSON.stringify([api.picture(roomId)]))}`,
    );
    return `<h2>${title}</h2><p>${who}</p><img width="640" alt="The picture of ${title}, with ${who}" src="${source}">`;
  });
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Mock API</title>',
    `<style>${STYLE}</style></head><body><main><h1>Mock API</h1>`,
    meetings.join('') || '<p>No meeting is running. Start one with the command that the terminal shows.</p>',
    `</main><script>${SCRIPT}</script></body></html>\n`,
  ].join('');
}
