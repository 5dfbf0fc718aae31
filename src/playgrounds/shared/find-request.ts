import { isLayoutName } from './layouts/predefined';
import { isObject, readJson, type JsonObject } from './read-json';

/** Keys that the body of an imported layout may have: those of the request, and those of links. */
export const BODY_KEYS: readonly string[] = [
  'layout',
  'name',
  'map',
  'users',
  'show_names',
  'voice_activation',
  'widescreen',
  'sources',
  'audio_insert',
  'audio_insert_position',
];

/** Keys of which a layout request has at least one; other requests have a name too. */
const OWN_KEYS = ['layout', 'map', 'users', 'show_names', 'voice_activation'];

/** A body or a form field of a curl command, as one word of the shell. */
const FIELD =
  /\s(?:-d|-F|--json|--data(?:-raw|-urlencode|-binary)?|--form(?:-string)?)[\s=]+("(?:[^"\\]|\\.)*"|'[^']*'|[^\s'"]+)/g;
/** Stands for an apostrophe in single quotes of the shell. */
const APOSTROPHE = '\u0001';

/**
 * Finds the body of a layout request in curl commands, which send a form or JSON. Of several requests, the first one
 * with an arrangement counts.
 */
export function findRequest(text: string): JsonObject | undefined {
  // Lines that end with a backslash go on.
  const [, ...commands] = text
    .replaceAll("'\\''", APOSTROPHE)
    .replace(/\\\r?\n/g, ' ')
    .split(/\bcurl\b/);
  const found = commands.flatMap((command) => {
    const words = [...command.matchAll(FIELD)].map(([, word = '']) => unquote(word));
    const body = words.length === 1 && /^\s*\{/.test(words[0] ?? '') ? readJson(words[0] ?? '').value : formOf(words);
    return isObject(body) && isLayoutBody(body) ? [body] : [];
  });
  return found.find((body) => body.map !== undefined || body.name !== undefined) ?? found[0];
}

function unquote(word: string): string {
  const text = word.startsWith('"') ? word.slice(1, -1).replace(/\\(["\\$`])/g, '$1') : word.replace(/^'(.*)'$/s, '$1');
  return text.replaceAll(APOSTROPHE, "'");
}

function formOf(words: readonly string[]): JsonObject {
  const pairs = words.map((word) => {
    const [, key = '', value = ''] = /^([\w[\]]+)=(.*)$/s.exec(word) ?? [];
    return [key.replace('[]', ''), value] as const;
  });
  const users = pairs.flatMap(([key, value]) => (key === 'users' ? [value] : []));
  const body = Object.fromEntries(pairs.map(([key, value]) => [key, fieldValue(key, value)]));
  return users.length > 0 ? { ...body, users } : body;
}

/** Forms have no types. */
function fieldValue(key: string, value: string): unknown {
  if (!['show_names', 'voice_activation', 'widescreen'].includes(key)) return value;
  return value === 'true' ? true : value === 'false' ? false : value;
}

function isLayoutBody(body: JsonObject): boolean {
  const keys = Object.keys(body);
  return (
    keys.every((key) => BODY_KEYS.includes(key)) &&
    (keys.some((key) => OWN_KEYS.includes(key)) || (typeof body.name === 'string' && isLayoutName(body.name)))
  );
}
