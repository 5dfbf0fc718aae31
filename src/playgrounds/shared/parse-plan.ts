import { fill } from '../../site/fill';
import { plural } from '../../site/words';
import { BODY_KEYS, findRequest } from './find-request';
import { LAYOUT_NAMES, isLayoutName, layoutSpots, type LayoutName } from './layouts/predefined';
import { parseEntry } from './layouts/parse-map';
import { canvasOf, type Spot } from './layouts/types';
import { toBoxes } from './layout-plan';
import { failure, isObject, quote, readJson, success, type JsonObject } from './read-json';
import { NUMBER_RANGE, sameRect } from './rect';
import type { ImportedSource, LayoutPlan, Parsed } from './types';

/**
 * Maximum number of boxes, and of sources, in an imported plan. For boxes, it is higher than the limit of the service,
 * so that readers can remove the surplus here.
 */
const INPUT_LIMIT = 30;

/** Maximum length of an id or a name. */
const TEXT_LIMIT = 200;

/** Keys with which a request makes sense without an arrangement. */
const KEEPING_KEYS = ['layout', 'users', 'show_names', 'voice_activation'];

/** Names of the same settings in the options of a room. */
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
 * Parses a plan from text: a map, the body of a layout request, a response of the service with `options`, or a curl
 * command with a layout request. Settings that are missing from the text are taken from
 * `current`. Boxes may lie outside the canvas: the checks report them, and readers can correct them.
 */
export function parsePlanText(text: string, current: LayoutPlan): Parsed<LayoutPlan> {
  const json = readJson(text);
  if (json.value !== undefined || json.problems.length === 0) return parsePlan(json.value, current);
  if (!/\bcurl\b/.test(text)) return failure(json.problems[0] ?? '');
  const body = findRequest(text);
  return body ? parsePlan(body, current) : failure(fill(STRINGS.layouts.noRequest, { text: quote(text.trim()) }));
}

/** Like `parsePlanText`, but for parsed JSON. */
export function parsePlan(value: unknown, current: LayoutPlan): Parsed<LayoutPlan> {
  if (Array.isArray(value)) return parseBody({ map: value, users: [] }, current);
  if (!isObject(value)) return failure(fill(STRINGS.layouts.noMap, { value: quote(value) }));
  if (isObject(value.options)) return parseBody(fromOptions(value.options), current);
  const unknown = Object.keys(value).filter((key) => !BODY_KEYS.includes(key));
  if (unknown.length > 0)
    return failure(
      plural(unknown.length, STRINGS.layouts.unknownKeys, {
        keys: unknown.slice(0, 5).map(quote).join(', '),
        allowed: BODY_KEYS.join(', '),
      }),
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
  const take = <T>(parsed: Parsed<T>, fallback: T): T => {
    problems.push(...parsed.problems);
    return parsed.value === undefined ? fallback : parsed.value;
  };
  const layout = take(parseLayout(body.layout, current.layout), current.layout);
  const showNames = take(parseSwitch('show_names', body.show_names, current.showNames), current.showNames);
  const voiceActivation = take(
    parseSwitch('voice_activation', body.voice_activation, current.voiceActivation),
    current.voiceActivation,
  );
  const widescreen = take(parseSwitch('widescreen', body.widescreen, current.widescreen), current.widescreen);
  const name = take(parseText('name', body.name), '');
  const users = take(parseTexts('users', body.users), []);
  const sources = body.sources === undefined ? current.sources : take(parseSources(body.sources), []);
  // A request can also change options or users alone; the boxes stay then.
  const keepsBoxes = body.map === undefined && name === '' && KEEPING_KEYS.some((key) => body[key] !== undefined);
  const spots = keepsBoxes ? current.boxes : take(parseSpots(body.map, name, widescreen), []);
  if (spots.length > 0 && users.length > spots.length)
    problems.push(
      fill(STRINGS.layouts.tooManyUsers, {
        count: users.length,
        spots: plural(spots.length, STRINGS.layouts.spotCount),
      }),
    );
  if (problems.length > 0) return { value: undefined, problems };
  const preset = presetOf(keepsBoxes ? (current.preset ?? '') : name, spots, widescreen);
  return success({
    layout,
    showNames,
    voiceActivation,
    widescreen,
    sources,
    preset,
    mapName: preset !== null ? '' : keepsBoxes ? current.mapName : name,
    boxes: toBoxes(spots, users),
  });
}

function parseLayout(value: unknown, current: LayoutPlan['layout']): Parsed<LayoutPlan['layout']> {
  if (value === undefined) return success(current);
  return value === 'auto' || value === 'custom'
    ? success(value)
    : failure(fill(STRINGS.layouts.badLayout, { value: quote(value) }));
}

function parseSwitch(key: string, value: unknown, current: boolean): Parsed<boolean> {
  if (value === undefined) return success(current);
  return typeof value === 'boolean'
    ? success(value)
    : failure(fill(STRINGS.layouts.badSwitch, { key, value: quote(value) }));
}

function parseText(key: string, value: unknown): Parsed<string> {
  if (value === undefined || value === null) return success('');
  return typeof value === 'string' && value.length <= TEXT_LIMIT
    ? success(value)
    : failure(fill(STRINGS.layouts.badText, { key, value: quote(value), limit: TEXT_LIMIT }));
}

function parseTexts(key: string, value: unknown): Parsed<readonly string[]> {
  if (value === undefined) return success([]);
  if (!Array.isArray(value)) return failure(fill(STRINGS.layouts.badTexts, { key, value: quote(value) }));
  const wrong = value.findIndex((entry) => typeof entry !== 'string' || entry.length > TEXT_LIMIT);
  return wrong < 0
    ? success(value as string[])
    : failure(
        fill(STRINGS.layouts.badTextEntry, {
          number: wrong + 1,
          key,
          value: quote(value[wrong]),
          limit: TEXT_LIMIT,
        }),
      );
}

function parseSources(value: unknown): Parsed<readonly ImportedSource[]> {
  if (!Array.isArray(value) || value.length > INPUT_LIMIT)
    return failure(fill(STRINGS.layouts.badSources, { value: quote(value), limit: INPUT_LIMIT }));
  const wrong = value.findIndex(
    (entry: unknown) =>
      !isObject(entry) ||
      typeof entry.id !== 'string' ||
      entry.id === '' ||
      entry.id.length > TEXT_LIMIT ||
      typeof entry.name !== 'string' ||
      entry.name.length > TEXT_LIMIT,
  );
  if (wrong >= 0) return failure(fill(STRINGS.layouts.badSource, { number: wrong + 1, value: quote(value[wrong]) }));
  const entries = value as ImportedSource[];
  return new Set(entries.map(({ id }) => id)).size < entries.length
    ? failure(STRINGS.layouts.sameSource)
    : success(entries.map(({ id, name }) => ({ id, name })));
}

function parseSpots(map: unknown, name: string, widescreen: boolean): Parsed<readonly Spot[]> {
  if (map === undefined) {
    if (isLayoutName(name)) return success(layoutSpots(name, canvasOf(widescreen)));
    return failure(
      name === ''
        ? STRINGS.layouts.noMapOrName
        : fill(STRINGS.layouts.unknownName, { name: quote(name), allowed: LAYOUT_NAMES.join(', ') }),
    );
  }
  const list = typeof map === 'string' ? readJson(map) : success(map);
  if (list.problems.length > 0) return failure(fill(STRINGS.layouts.mapIsText, { value: quote(map) }));
  if (!Array.isArray(list.value)) return failure(fill(STRINGS.layouts.badMap, { value: quote(list.value) }));
  if (list.value.length > INPUT_LIMIT)
    return failure(plural(list.value.length, STRINGS.layouts.tooManySpots, { limit: INPUT_LIMIT }));
  const parsed = list.value.map((entry: unknown, index) => parseSpot(entry, index + 1));
  const problems = parsed.flatMap((spot) => spot.problems);
  return problems.length > 0
    ? { value: undefined, problems }
    : success(parsed.flatMap(({ value }) => (value ? [value] : [])));
}

function parseSpot(entry: unknown, number: number): Parsed<Spot> {
  const { spot, problems } = parseEntry(entry, NUMBER_RANGE);
  if (!spot || problems.length > 0)
    return {
      value: undefined,
      problems: problems.map((problem) => fill(STRINGS.layouts.spotProblem, { number, problem })),
    };
  const { x, y, width, height, fit } = spot;
  return success({
    x: Math.round(x),
    y: Math.round(y),
    width: Math.round(width),
    height: Math.round(height),
    fit,
  });
}

/** Returns the predefined layout of that name, if the spots are exactly the spots of that layout. */
function presetOf(name: string, spots: readonly Spot[], widescreen: boolean): LayoutName | null {
  if (!isLayoutName(name)) return null;
  const own = layoutSpots(name, canvasOf(widescreen));
  const isSame =
    own.length === spots.length &&
    spots.every((spot, index) => spot.fit === 'cover' && sameRect(spot, own[index] ?? spot));
  return isSame ? name : null;
}
