import { toBase64 } from '../../../mock/shared/base64';
import type { ConsoleAnswer } from '../../shared/console/server';

/** What the body of an answer is. */
export type AnswerContent =
  | { readonly kind: 'none' }
  | { readonly kind: 'json'; readonly value: unknown; readonly text: string }
  | { readonly kind: 'image'; readonly url: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'file'; readonly type: string };

/** Names of the statuses that the API and hosts in front of it use. */
const STATUS_WORDS: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No content',
  400: 'Bad request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Not allowed',
  406: 'Not acceptable',
  409: 'Conflict',
  410: 'Gone',
  413: 'Content too large',
  415: 'Unsupported media type',
  423: 'Locked',
  429: 'Too many requests',
  500: 'Server error',
  502: 'Bad gateway',
  503: 'Unavailable',
  504: 'Gateway timeout',
};

export function statusWords(status: number): string {
  return STATUS_WORDS[status] ?? (status < 300 ? 'Success' : status < 400 ? 'Redirect' : 'Error');
}

export function answerContent({ headers, body }: ConsoleAnswer): AnswerContent {
  if (body.length === 0) return { kind: 'none' };
  const type = headers.find(([name]) => name === 'content-type')?.[1].split(';')[0] ?? '';
  if (/^image\/(?:png|jpeg|webp|gif|svg\+xml)$/.test(type)) return { kind: 'image', url: dataUrl(type, body) };
  if (!/json$|^text\/|^$/.test(type)) return { kind: 'file', type };
  const text = new TextDecoder().decode(body);
  if (type.startsWith('text/')) return { kind: 'text', text };
  try {
    return { kind: 'json', value: JSON.parse(text) as unknown, text };
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
  return bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(1)} KB`;
}
