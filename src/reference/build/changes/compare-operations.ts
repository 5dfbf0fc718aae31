import type { ApiChange } from '../../shared/api-change';
import type { ApiBody, ApiField, ApiOperation, ApiParameter, ApiResponse } from '../../shared/types';
import { fill } from '../../../site/fill';
import { breaking, compareNamed, harmless, type Difference, type Sender } from './compare-values';

/**
 * Compares two descriptions of the API and says in words what readers must know: calls, credentials, parameters,
 * bodies, responses and errors. Texts and examples do not count. What cannot be decided, such as a type that became
 * another one, counts as breaking.
 *
 * @returns changes in the order of the new description, removed calls first
 */
export function compareOperations(before: readonly ApiOperation[], after: readonly ApiOperation[]): ApiChange[] {
  const old = new Map(before.map((operation) => [keyOf(operation), operation]));
  const now = new Set(after.map(keyOf));
  const removed = before
    .filter((operation) => !now.has(keyOf(operation)))
    .map((operation) => toChange(operation, breaking(STRINGS.reference.callRemoved), null));
  return [
    ...removed,
    ...after.flatMap((operation) => {
      const known = old.get(keyOf(operation));
      const differences = known ? compareOperation(known, operation) : [harmless(STRINGS.reference.callAdded)];
      return differences.map((one) => toChange(operation, one, operation.docs));
    }),
  ];
}

/** A call is the same if method and path are; names of parameters in the path do not count. */
function keyOf({ method, server, path, operationId }: ApiOperation): string {
  const blank = path.replace(/\{[^}]*\}/g, '{}');
  // Calls on the same path that differ in their credential have ids of their own.
  return method === 'EVENT' ? `${method} ${path}` : `${method} ${server}${blank} ${operationId}`;
}

const toChange = (
  { method, path }: ApiOperation,
  { text, isBreaking }: Difference,
  docs: string | null,
): ApiChange => ({
  call: `${method} ${path}`,
  docs,
  text,
  isBreaking,
});

function compareOperation(before: ApiOperation, after: ApiOperation): Difference[] {
  // The service sends an event, and the reader's server receives it.
  const sender: Sender = after.method === 'EVENT' ? 'api' : 'caller';
  return [
    ...(before.credential === after.credential
      ? []
      : [
          breaking(
            fill(STRINGS.reference.needsCredential, {
              credential: after.credential ?? STRINGS.reference.none,
              before: before.credential ?? STRINGS.reference.none,
            }),
          ),
        ]),
    ...compareNamed(before.parameters.filter(isNamed), after.parameters.filter(isNamed), sender, nameOfParameter),
    ...compareBodies(before.body, after.body, sender),
    ...compareResponses(before.responses, after.responses),
    ...added(before.errors, after.errors, ({ status }) => fill(STRINGS.reference.canAnswer, { status })),
  ];
}

/** The name of a parameter in the path is not sent. */
const isNamed = ({ in: place }: ApiParameter): boolean => place !== 'path';
const nameOfParameter = ({ in: place, name }: ApiParameter): string =>
  fill(STRINGS.reference.parameter, { place, name: `\`${name}\`` });
const nameOfField = ({ name }: ApiField): string => fill(STRINGS.reference.field, { name: `\`${name}\`` });

function compareBodies(before: ApiBody | null, after: ApiBody | null, sender: Sender): Difference[] {
  if (before === null && after === null) return [];
  if (before === null)
    return [after?.required ? breaking(STRINGS.reference.needsBody) : harmless(STRINGS.reference.takesBody)];
  if (after === null) return [breaking(STRINGS.reference.takesNoBody)];
  const typesOf = (body: ApiBody): string[] => [...new Set(body.variants.flatMap(({ contentTypes }) => contentTypes))];
  const gone = typesOf(before).filter((type) => !typesOf(after).includes(type));
  return [
    ...(before.required === after.required
      ? []
      : [after.required ? breaking(STRINGS.reference.needsBody) : harmless(STRINGS.reference.bodyIsOptional)]),
    ...gone.map((type) => breaking(fill(STRINGS.reference.takesNoType, { type }))),
    ...added(typesOf(before), typesOf(after), (type) => fill(STRINGS.reference.takesType, { type })),
    ...compareNamed(fieldsOf(before), fieldsOf(after), sender, nameOfField),
  ];
}

/** Fields of all alternatives, each name once. */
function fieldsOf({ variants }: ApiBody): ApiField[] {
  return [...new Map(variants.flatMap(({ fields }) => fields).map((field) => [field.name, field])).values()];
}

function compareResponses(before: readonly ApiResponse[], after: readonly ApiResponse[]): Difference[] {
  return [
    ...before
      .filter(({ status }) => !after.some((response) => response.status === status))
      .map(({ status }) => breaking(fill(STRINGS.reference.answersNoMore, { status }))),
    ...added(before, after, ({ status }) => fill(STRINGS.reference.canAnswer, { status })),
    ...after.flatMap((response) => {
      const known = before.find(({ status }) => status === response.status);
      if (!known) return [];
      const inAnswer = (field: ApiField): string =>
        fill(STRINGS.reference.fieldOfResponse, { field: nameOfField(field), status: response.status });
      return [
        ...(known.type === response.type
          ? []
          : [
              breaking(
                fill(STRINGS.reference.hasBody, {
                  body: response.type ?? STRINGS.reference.none,
                  before: known.type ?? STRINGS.reference.none,
                  status: response.status,
                }),
              ),
            ]),
        ...compareNamed(known.fields, response.fields, 'api', inAnswer),
      ];
    }),
  ];
}

/** What is in the second list only, by its text. */
function added<Item>(before: readonly Item[], after: readonly Item[], say: (item: Item) => string): Difference[] {
  const known = new Set(before.map(say));
  return [...new Set(after.map(say))].filter((text) => !known.has(text)).map(harmless);
}
