import { LAYOUT_NAMES, isLayoutName, layoutSpots, type LayoutName } from './layouts/predefined';
import { FITS, canvasOf, type Fit, type Spot } from './layouts/types';
import { toBoxes } from './layout-plan';
import { failure, isObject, quote, readJson, success, type JsonObject } from './read-json';
import { NUMBER_RANGE, sameRect } from './rect';
import type { HandedSource, LayoutPlan, Parsed } from './types';

/** Boxes that a plan may hold while it is worked on; more than the service takes, so that too many can be mended here. */
export const READ_LIMIT = 30;

/** Longest text of an id or a name. */
const TEXT_LIMIT = 200;

const KEYS = [
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

/** Names under which the room's options repeat what was set. */
const OPTION_KEYS = {
  layout: 'layout',
  name: 'layout_name',
  map: 'layout_map',
  users: 'layout_users',
  show_names: 'show_names',
  voice_activation: 'voice_activation',
  widescreen: 'widescreen',
} as const;

/**
 * Reads a plan from text: a map, the body of a layout request, or an answer of the service with `options`. What the text
 * does not say is taken from `current`. Boxes may lie out of the area: the checks say so, and they can be mended.
 */
export function parsePlanText(text: string, current: LayoutPlan): Parsed<LayoutPlan> {
  const json = readJson(text);
  return json.value === undefined && json.problems.length > 0
    ? failure(json.problems[0] ?? '')
    : parsePlan(json.value, current);
}

/** As `parsePlanText`, from what JSON gave. */
export function parsePlan(value: unknown, current: LayoutPlan): Parsed<LayoutPlan> {
  if (Array.isArray(value)) return parseBody({ map: value, users: [] }, current);
  if (!isObject(value))
    return failure(
      `Found ${quote(value)}: needed is a map [[x, y, width, height], …] or an object with "map" or "name".`,
    );
  if (isObject(value.options)) return parseBody(fromOptions(value.options), current);
  const unknown = Object.keys(value).filter((key) => !KEYS.includes(key));
  if (unknown.length > 0)
    return failure(
      `Unknown ${unknown.length === 1 ? 'key' : 'keys'} ${unknown.slice(0, 5).map(quote).join(', ')}: known are ${KEYS.join(', ')}.`,
    );
  return parseBody(value, current);
}

function fromOptions(options: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(OPTION_KEYS).flatMap(([key, option]) =>
      options[option] === undefined || options[option] === null ? [] : [[key, options[option]]],
    ),
  );
}

function parseBody(body: JsonObject, current: LayoutPlan): Parsed<LayoutPlan> {
  const problems: string[] = [];
  const told = <T>(parsed: Parsed<T>, fallback: T): T => {
    problems.push(...parsed.problems);
    return parsed.value === undefined ? fallback : parsed.value;
  };
  const layout = told(parseLayout(body.layout, current.layout), current.layout);
  const showNames = told(parseSwitch('show_names', body.show_names, current.showNames), current.showNames);
  const voiceActivation = told(
    parseSwitch('voice_activation', body.voice_activation, current.voiceActivation),
    current.voiceActivation,
  );
  const widescreen = told(parseSwitch('widescreen', body.widescreen, current.widescreen), current.widescreen);
  const name = told(parseText('name', body.name), '');
  const users = told(parseTexts('users', body.users), []);
  const sources = body.sources === undefined ? current.sources : told(parseSources(body.sources), []);
  const spots = told(parseSpots(body.map, name, widescreen), []);
  if (spots.length > 0 && users.length > spots.length)
    problems.push(
      `"users" has ${users.length} entries for ${spots.length} ${spots.length === 1 ? 'spot' : 'spots'}: give one for each spot.`,
    );
  if (problems.length > 0) return { value: undefined, problems };
  const preset = presetOf(name, spots, widescreen);
  return success({
    layout,
    showNames,
    voiceActivation,
    widescreen,
    sources,
    preset,
    mapName: preset === null ? name : '',
    boxes: toBoxes(spots, users),
  });
}

function parseLayout(value: unknown, current: LayoutPlan['layout']): Parsed<LayoutPlan['layout']> {
  if (value === undefined) return success(current);
  return value === 'auto' || value === 'custom'
    ? success(value)
    : failure(`"layout" is ${quote(value)}: allowed are auto and custom.`);
}

function parseSwitch(key: string, value: unknown, current: boolean): Parsed<boolean> {
  if (value === undefined) return success(current);
  return typeof value === 'boolean'
    ? success(value)
    : failure(`"${key}" is ${quote(value)}: allowed are true and false.`);
}

function parseText(key: string, value: unknown): Parsed<string> {
  if (value === undefined || value === null) return success('');
  return typeof value === 'string' && value.length <= TEXT_LIMIT
    ? success(value)
    : failure(`"${key}" is ${quote(value)}: needed is a text of at most ${TEXT_LIMIT} characters.`);
}

function parseTexts(key: string, value: unknown): Parsed<readonly string[]> {
  if (value === undefined) return success([]);
  if (!Array.isArray(value)) return failure(`"${key}" is ${quote(value)}: needed is a list of texts.`);
  const wrong = value.findIndex((entry) => typeof entry !== 'string' || entry.length > TEXT_LIMIT);
  return wrong < 0
    ? success(value as string[])
    : failure(
        `Entry ${wrong + 1} of "${key}" is ${quote(value[wrong])}: needed is a text of at most ${TEXT_LIMIT} characters.`,
      );
}

function parseSources(value: unknown): Parsed<readonly HandedSource[]> {
  if (!Array.isArray(value) || value.length > READ_LIMIT)
    return failure(`"sources" is ${quote(value)}: needed is a list of at most ${READ_LIMIT} entries.`);
  const wrong = value.findIndex(
    (entry: unknown) =>
      !isObject(entry) ||
      typeof entry.id !== 'string' ||
      entry.id === '' ||
      entry.id.length > TEXT_LIMIT ||
      typeof entry.name !== 'string' ||
      entry.name.length > TEXT_LIMIT,
  );
  if (wrong >= 0)
    return failure(
      `Entry ${wrong + 1} of "sources" is ${quote(value[wrong])}: needed is {"id": …, "name": …} with texts.`,
    );
  const entries = value as HandedSource[];
  return new Set(entries.map(({ id }) => id)).size < entries.length
    ? failure('"sources" names one id twice: each source has an id of its own.')
    : success(entries.map(({ id, name }) => ({ id, name })));
}

function parseSpots(map: unknown, name: string, widescreen: boolean): Parsed<readonly Spot[]> {
  if (map === undefined) {
    if (isLayoutName(name)) return success(layoutSpots(name, canvasOf(widescreen)));
    return failure(
      name === ''
        ? 'Neither "map" nor "name" is there: one of them gives the spots.'
        : `The name ${quote(name)} without a map is no predefined layout: there are ${LAYOUT_NAMES.join(', ')}.`,
    );
  }
  const list = typeof map === 'string' ? readJson(map) : success(map);
  if (list.problems.length > 0) return failure(`"map" is a text, but not JSON: ${quote(map)}.`);
  if (!Array.isArray(list.value))
    return failure(`The map is ${quote(list.value)}: needed is a list [[x, y, width, height], …].`);
  if (list.value.length > READ_LIMIT)
    return failure(
      `The map holds ${list.value.length} spots: this page reads at most ${READ_LIMIT}, the service takes 10.`,
    );
  const parsed = list.value.map((entry: unknown, index) => parseSpot(entry, index + 1));
  const problems = parsed.flatMap((spot) => spot.problems);
  return problems.length > 0
    ? { value: undefined, problems }
    : success(parsed.flatMap(({ value }) => (value ? [value] : [])));
}

function parseSpot(entry: unknown, number: number): Parsed<Spot> {
  if (!Array.isArray(entry) || entry.length < 4 || entry.length > 5)
    return failure(`Spot ${number} is ${quote(entry)}: needed is [x, y, width, height] with an optional fit.`);
  const [x, y, width, height, fit = 'cover'] = entry as unknown[];
  const numbers = { x, y, width, height };
  const wrong = Object.entries(numbers).filter(
    ([, value]) => typeof value !== 'number' || !(value >= NUMBER_RANGE.min && value <= NUMBER_RANGE.max),
  );
  const problems = wrong.map(
    ([key, value]) =>
      `Spot ${number} has ${quote(value)} as ${key}: needed is a number from ${NUMBER_RANGE.min} to ${NUMBER_RANGE.max}.`,
  );
  if (!FITS.includes(fit as Fit))
    problems.push(`Spot ${number} has the fit ${quote(fit)}: allowed are ${FITS.join(', ')}.`);
  if (problems.length > 0) return { value: undefined, problems };
  const whole = Object.fromEntries(
    Object.entries(numbers).map(([key, value]) => [key, Math.round(value as number)]),
  ) as typeof numbers as Record<keyof typeof numbers, number>;
  return success({ ...whole, fit: fit as Fit });
}

/** The predefined layout that a name stands for: also if its own map came along. */
function presetOf(name: string, spots: readonly Spot[], widescreen: boolean): LayoutName | null {
  if (!isLayoutName(name)) return null;
  const own = layoutSpots(name, canvasOf(widescreen));
  const isSame =
    own.length === spots.length &&
    spots.every((spot, index) => spot.fit === 'cover' && sameRect(spot, own[index] ?? spot));
  return isSame ? name : null;
}
