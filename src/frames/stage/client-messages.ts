/** What the stand-in for the iframe SDK and its web client tell each other. */

/** What a program asks of the web client. */
export type ClientRequest =
  | { readonly type: 'chat'; readonly message: string }
  | { readonly type: 'present'; readonly files: readonly Blob[] }
  | { readonly type: 'snapshot' };

/** From the SDK to the web client. */
export type ToClient =
  | { readonly type: 'enter'; readonly guestName: string | null; readonly locale: Locale }
  | { readonly type: 'request'; readonly id: number; readonly request: ClientRequest };

/** From the web client to the SDK. */
export type FromClient =
  { readonly type: 'loaded' | 'meetingJoin' | 'meetingLeave' } | { readonly type: 'answer'; readonly id: number };

export type Locale = keyof typeof TEXTS;

/** Texts of the web client. */
export const TEXTS = {
  en: { name: 'Your name', join: 'Join', leave: 'Leave', left: 'You have left the meeting.' },
  de: { name: 'Ihr Name', join: 'Teilnehmen', leave: 'Verlassen', left: 'Sie haben die Besprechung verlassen.' },
  fr: { name: 'Votre nom', join: 'Rejoindre', leave: 'Quitter', left: 'Vous avez quitté la réunion.' },
} as const;

const FROM_CLIENT: readonly string[] = [
  'loaded',
  'meetingJoin',
  'meetingLeave',
  'answer',
] satisfies FromClient['type'][];

/** Reads a message that came from the web client's window. */
export function readFromClient(data: unknown): FromClient | undefined {
  const { type, id } = (typeof data === 'object' && data !== null ? data : {}) as { type?: unknown; id?: unknown };
  if (typeof type !== 'string' || !FROM_CLIENT.includes(type)) return undefined;
  return type === 'answer' && typeof id !== 'number' ? undefined : (data as FromClient);
}
