import { toBase64 } from '../../../mock/shared/base64';
import type { ConsoleAnswer } from '../../shared/console/server';
import { fill } from '../../../site/fill';
import { plural } from '../../../site/words';

/** What the body of an answer is. */
export type AnswerContent =
  | { readonly kind: 'none' }
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'image'; readonly url: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'file'; readonly type: string };

/** Names of the statuses that the API and hosts in front of it use. */
const STATUS_WORDS: Readonly<Record<number, string>> = {
  200: STRINGS.console.status200,
  201: STRINGS.console.status201,
  202: STRINGS.console.status202,
  204: STRINGS.console.status204,
  400: STRINGS.console.status400,
  401: STRINGS.console.status401,
  403: STRINGS.console.status403,
  404: STRINGS.console.status404,
  405: STRINGS.console.status405,
  406: STRINGS.console.status406,
  409: STRINGS.console.status409,
  410: STRINGS.console.status410,
  413: STRINGS.console.status413,
  415: STRINGS.console.status415,
  423: STRINGS.console.status423,
  429: STRINGS.console.status429,
  500: STRINGS.console.status500,
  502: STRINGS.console.status502,
  503: STRINGS.console.status503,
  504: STRINGS.console.status504,
};

export function statusWords(status: number): string {
  return (
    STATUS_WORDS[status] ??
    (status < 300 ? STRINGS.console.success : status < 400 ? STRINGS.console.redirect : STRINGS.console.error)
  );
}

export function answerContent({ headers, body }: ConsoleAnswer): AnswerContent {
  if (body.length === 0) return { kind: 'none' };
  const type = headers.find(([name]) => name === 'content-type')?.[1].split(';')[0] ?? '';
  if (/^image\/(?:png|jpeg|webp|gif|svg\+xml)$/.test(type)) return { kind: 'image', url: dataUrl(type, body) };
  if (!/json$|^text\/|^$/.test(type)) return { kind: 'file', type };
  const text = new TextDecoder().decode(body);
  if (type.startsWith('text/')) return { kind: 'text', text };
  try {
    return { kind: 'json', value: JSON.parse(text) as unknown };
  } catch {
    return { kind: 'text', text };
  }
}

/** Not an object URL: the policy allows pictures only as data. */
function dataUrl(type: string, body: Uint8Array): string {
  return `data:${type};base64,${toBase64(body)}`;
}

/** Size for readers: `312 bytes`, `4.2 KB`. */
export function sizeText(bytes: number): string {
  return bytes < 1000
    ? plural(bytes, STRINGS.console.bytes)
    : fill(STRINGS.console.kilobytes, { size: (bytes / 1000).toFixed(1) });
}
