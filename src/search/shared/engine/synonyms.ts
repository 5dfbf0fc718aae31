import { toSingular } from './words';

/**
 * Words that readers use for the same thing, in general and in this field. A query for one word of a group also finds
 * the others, which count less than the word that was typed. Only single words are possible. The names of the product's
 * own calls do not belong here.
 */
const SYNONYM_GROUPS: readonly string[] = [
  'remove delete kick expel throw',
  'picture image photo',
  'end stop terminate close',
  'start begin create open',
  'phone mobile smartphone',
  'iphone ipad ios',
  'callback webhook hook',
  'login authentication authorization credential auth',
  'fps framerate',
  'sound audio',
  'loudspeaker speaker',
  'mic microphone',
  'cam camera webcam',
  'blur background',
  'link url address',
  'price cost billing',
  'logo image overlay',
  'website page web',
  'backend server',
  'install setup installation',
  'talk speak speaking speaker voice',
  'tv television cast',
  'download fetch file',
  'error failure fault problem',
  'user participant person people attendee',
  'call meeting conference',
  'firewall port proxy',
  'headset headphone earphone',
  'location position gps geolocation',
  'preview test',
  'screencast screenshare',
  'quality bandwidth',
  'slow overload overloaded pressure cpu',
];

const synonyms = new Map<string, readonly string[]>();
for (const group of SYNONYM_GROUPS) {
  const words = group.split(' ').map(toSingular);
  for (const word of words)
    synonyms.set(
      word,
      [...new Set([...(synonyms.get(word) ?? []), ...words])].filter((other) => other !== word),
    );
}

/** Synonyms for a word of a query, as they are in the index. */
export function synonymsOf(word: string): readonly string[] {
  return synonyms.get(word) ?? [];
}
