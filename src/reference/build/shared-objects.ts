import type { ApiField, ApiOperation } from '../shared/types';
import { isBelow } from './nest-fields';

/** Smaller objects are listed wherever they occur. */
const MIN_FIELDS = 3;

/** The one place where an object that several calls take or return is described. */
export interface ObjectHome {
  readonly operation: ApiOperation;
  /** Id of the element with the list of its fields. */
  readonly id: string;
  /** Name of the field that contains the object; null if the object is what a call returns. */
  readonly field: string | null;
  /** Number of its fields, at any depth. */
  readonly size: number;
}

export interface SharedObjects {
  /** True if the list with this id is where an object is described. */
  readonly isHome: (id: string) => boolean;
  /**
   * Splits the fields of an object into those to list at the place with this id, and the home of the others; null if
   * there are no others.
   *
   * @param parent the field that contains the object
   */
  readonly split: (
    fields: readonly ApiField[],
    parent: ApiField,
    id: string,
  ) => { readonly listed: readonly ApiField[]; readonly home: ObjectHome | null };
}

/** A list of fields in the documentation of a call. */
interface Place extends ObjectHome {
  /** One text for each field, the same for the same field of the same object. */
  readonly keys: ReadonlySet<string>;
  /** The objects around it in the same list, from the outermost one. */
  readonly around: readonly Place[];
}

/** For calls that are shown alone: nothing is described elsewhere. */
export const NO_SHARED_OBJECTS: SharedObjects = {
  isHome: () => false,
  split: (listed) => ({ listed, home: null }),
};

/**
 * Chooses the place for each object that occurs several times in an API: where a call returns it, else where a call
 * takes it, else where it first occurs. Objects are the same if all their fields are, with their descriptions.
 */
export function findSharedObjects(operations: readonly ApiOperation[]): SharedObjects {
  const groups = new Map<string, Place[]>();
  for (const place of operations.flatMap(placesOf)) {
    if (place.size < MIN_FIELDS) continue;
    const key = [areaOf(place.operation), ...place.keys].join('\n');
    groups.set(key, [...(groups.get(key) ?? []), place]);
  }
  const homes: Place[] = [];
  const homeOf = new Map<Place, Place>();
  // Larger objects first: what is inside a linked one is not listed there.
  for (const places of [...groups.values()].filter(({ length }) => length > 1).sort(bySize)) {
    const listed = places.filter(({ around }) => around.every((outer) => (homeOf.get(outer) ?? outer) === outer));
    const home = listed.toSorted((one, other) => rankOf(one) - rankOf(other))[0];
    if (!home) continue;
    homes.push(home);
    for (const place of places) homeOf.set(place, home);
  }
  const ids = new Set(homes.map(({ id }) => id));
  return {
    isHome: (id) => ids.has(id),
    split: (fields, parent, id) => {
      const keyed = fields.map((field) => ({ field, key: keyOf(field, parent.name) }));
      const known = new Set(keyed.map(({ key }) => key));
      const home = homes.find(
        ({ id: other, keys, size }) =>
          other !== id && (!ids.has(id) || size < fields.length) && [...keys].every((key) => known.has(key)),
      );
      if (!home) return { listed: fields, home: null };
      return { listed: keyed.filter(({ key }) => !home.keys.has(key)).map(({ field }) => field), home };
    },
  };
}

/** Id of the list of what a call returns. */
export function answerId({ operationId }: Pick<ApiOperation, 'operationId'>): string {
  return `${operationId}-answer`;
}

/** Id of the list of what a call takes, for the alternative with this index. */
export function bodyId({ operationId, body }: Pick<ApiOperation, 'operationId' | 'body'>, index: number): string {
  return body && body.variants.length > 1 ? `${operationId}-${index + 1}` : operationId;
}

function placesOf(operation: ApiOperation): Place[] {
  const { body, responses } = operation;
  return [
    ...(body?.variants ?? []).flatMap(({ fields }, index) => nestedPlaces(operation, fields, bodyId(operation, index))),
    ...responses.flatMap(({ fields }) => {
      const whole = placeOf(operation, fields, { id: answerId(operation), field: null, around: [] });
      return [whole, ...nestedPlaces(operation, fields, whole.id, [whole])];
    }),
  ];
}

/** The objects inside a list of fields, each after those around it. */
function nestedPlaces(
  operation: ApiOperation,
  fields: readonly ApiField[],
  id: string,
  outermost: readonly Place[] = [],
): Place[] {
  const places: Place[] = [];
  for (const { name } of fields) {
    const below = fields.filter((other) => isBelow(other.name, name));
    if (below.length === 0) continue;
    const around = [...outermost, ...places.filter(({ field }) => field !== null && isBelow(name, field))];
    places.push(placeOf(operation, below, { id: `${id}.${name}`, field: name, around }));
  }
  return places;
}

function placeOf(
  operation: ApiOperation,
  fields: readonly ApiField[],
  place: Pick<Place, 'id' | 'field' | 'around'>,
): Place {
  const keys = new Set(fields.map((field) => keyOf(field, place.field ?? '')));
  return { operation, ...place, keys, size: fields.length };
}

/** A field with its name in the object, whether or not the object is an entry of a list. */
function keyOf(field: ApiField, parent: string): string {
  return JSON.stringify({ ...field, name: field.name.slice(parent.length).replace(/^(?:\[\])?\./, ''), depth: 0 });
}

function areaOf({ docs }: ApiOperation): string {
  return docs.split('/')[2] ?? '';
}

function bySize([one]: readonly Place[], [other]: readonly Place[]): number {
  return (other?.size ?? 0) - (one?.size ?? 0);
}

/** What the service sends comes last: its page is not one of the reference. */
function rankOf({ operation, field, id }: Place): number {
  if (operation.method === 'EVENT') return 3;
  if (field === null) return 0;
  return id.startsWith(`${answerId(operation)}.`) ? 2 : 1;
}
