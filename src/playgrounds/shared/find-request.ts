import { isLayoutName } from './layouts/predefined';
import { BODY_KEYS } from './body-keys';
import { isObject, type JsonObject } from './read-json';
import { isComputed, readLiteral } from './read-literal';

/** Keys of which a layout request has at least one; other requests have a name too. */
const OWN_KEYS = ['layout', 'map', 'users', 'show_names', 'voice_activation'];

/** A form field of a curl command, and its value as one word of the shell. */
const FIELD =
  /\s(?:-d|-F|--data(?:-raw|-urlencode|-binary)?|--form(?:-string)?)[\s=]+("(?:[^"\\]|\\.)*"|'[^']*'|[^\s'"]+)/g;

/**
 * Finds the body of a layout request in what the docs show: a curl command with a form or with JSON, a program in any
 * language of the samples, or a whole script. Of several requests, the first one with an arrangement counts.
 *
 * @returns the body, in which values that the program computes are `Computed`
 */
export function findRequest(text: string): JsonObject | undefined {
  // An apostrophe in single quotes of the shell, and quotes in a string of another language.
  const found = [
    ...formBodies(text),
    ...literals(text.replaceAll("'\\''", "'")),
    ...literals(text.replaceAll('\\"', '"')),
  ];
  return found.find((body) => body.map !== undefined || body.name !== undefined) ?? found[0];
}

/** The forms of all curl commands. */
function formBodies(text: string): JsonObject[] {
  // Lines that end with a backslash go on.
  const commands = text.replace(/\\\r?\n/g, ' ').split(/\bcurl\b/);
  return commands.flatMap((command) => {
    const [line = ''] = command.split('\n');
    const fields = [...line.matchAll(FIELD)].map(([, word = '']) => word.replace(/^(["'])(.*)\1$/s, '$2'));
    const pairs = fields.flatMap((field) => {
      const [, key, value] = /^([\w[\]]+)=(.*)$/s.exec(field) ?? [];
      return key === undefined || value === undefined ? [] : [[key.replace(/\[\d*\]$/, ''), value] as const];
    });
    if (pairs.length === 0 || pairs.length < fields.length) return [];
    const body = Object.fromEntries(pairs.map(([key, value]) => [key, fieldValue(key, value)]));
    const users = pairs.flatMap(([key, value]) => (key === 'users' ? [value] : []));
    const whole = users.length > 0 ? { ...body, users } : body;
    return isLayoutBody(whole) ? [whole] : [];
  });
}

/** Forms have no types. */
function fieldValue(key: string, value: string): unknown {
  if (!['show_names', 'voice_activation', 'widescreen'].includes(key)) return value;
  return value === 'true' ? true : value === 'false' ? false : value;
}

function literals(text: string): JsonObject[] {
  const found: JsonObject[] = [];
  const opening = /[{[]/g;
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    const literal = readLiteral(text, match.index);
    if (!literal || !isObject(literal.value) || !isLayoutBody(literal.value)) continue;
    found.push(literal.value);
    opening.lastIndex = literal.end;
  }
  return found;
}

function isLayoutBody(body: JsonObject): boolean {
  const keys = Object.keys(body);
  if (Array.isArray(body.map) && body.map.length === 0) return false;
  return (
    keys.every((key) => BODY_KEYS.includes(key)) &&
    (keys.some((key) => OWN_KEYS.includes(key)) || (typeof body.name === 'string' && isLayoutName(body.name)))
  );
}

/** The first value of a body that a program computes, with its key. */
export function computedEntry(body: JsonObject): { readonly key: string; readonly text: string } | undefined {
  for (const [key, value] of Object.entries(body)) {
    const computed = [value, ...(Array.isArray(value) ? value.flat() : [])].find(isComputed);
    if (computed) return { key, text: computed.computed };
  }
  return undefined;
}
