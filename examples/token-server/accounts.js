import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A stand-in for your user accounts, which keep no passwords in the source. */
const PEOPLE = [
  { id: 'u-mara', name: 'Mara', password: 'harbour-31' },
  { id: 'u-jonas', name: 'Jonas', password: 'lantern-52' },
  { id: 'u-noor', name: 'Noor', password: 'compass-77' },
];
/** Who may join which meeting. */
const INVITED = new Map([['harbour-watch', ['u-mara', 'u-jonas']]]);
const LIFETIME_MS = 8 * 60 * 60 * 1000;

/** Sessions by their ID: who has signed in, and until when that counts. */
const sessions = new Map();

const digest = (text) => createHash('sha256').update(String(text)).digest();

/** Returns the ID of a new session, or undefined if the name or the password is wrong. */
export function signIn(name, password) {
  const person = PEOPLE.find((one) => one.name === name);
  if (!person || !timingSafeEqual(digest(person.password), digest(password))) return undefined;
  const id = randomBytes(24).toString('hex');
  sessions.set(id, { person, until: Date.now() + LIFETIME_MS });
  return id;
}

/** Returns the person to whom the cookie belongs, or undefined. */
export function signedIn(cookie = '') {
  const id = /(?:^|; )session=([0-9a-f]{48})(?:;|$)/.exec(cookie)?.[1];
  const session = sessions.get(id);
  return session && session.until > Date.now() ? session.person : undefined;
}

export const isInvited = (person, roomId) => INVITED.get(roomId)?.includes(person.id) ?? false;
