import { CREDENTIALS, type ApiMethod, type Credential } from '../shared/types';
import type { Description, Place, RawOperation, RawParameter, RawResponse, RawVariant } from './description';

/** A call or event from the description, with resolved references and with pairs split into two. */
export interface CallSource {
  /** The `operationId`, or the id of the variant. */
  readonly operationId: string;
  /** The `operationId` that generated clients use. Both variants of a pair have the same one. */
  readonly name: string;
  readonly method: ApiMethod;
  /** Path template with the parameter names of the description, or the name of an event. */
  readonly template: string;
  readonly summary: string;
  readonly description: string;
  readonly credential: Credential | null;
  readonly parameters: readonly RawParameter[];
  /** Responses by status, in the order of the description. */
  readonly responses: readonly (readonly [status: string, response: RawResponse])[];
  readonly raw: RawOperation;
  readonly place: Place;
  /** Id that schemas and examples use for this variant of a pair; null for a call that is not part of a pair. */
  readonly variant: string | null;
}

/** Returns the calls of one operation in the description: the operation itself, or each of its variants. */
export function toCallSources(
  input: { readonly method: ApiMethod; readonly template: string; readonly raw: RawOperation; readonly place: Place },
  description: Description,
): CallSource[] {
  const { method, template, raw, place } = input;
  const parameters = (raw.parameters ?? []).map((parameter, index) =>
    description.resolve(parameter, [...place, 'parameters', index]),
  );
  const responses = Object.entries(raw.responses ?? {}).map(
    ([status, response]) => [status, description.resolve(response, [...place, 'responses', status])] as const,
  );
  const variants = raw['x-variants'];
  if (variants)
    return variants.map((variant, index) =>
      toVariant(
        variant,
        { method, template, raw, parameters, responses, place: [...place, 'x-variants', index] },
        description,
      ),
    );

  const text = (field: 'operationId' | 'summary' | 'description'): string => {
    if (!raw[field]) description.report(place, `has no "${field}"`);
    return raw[field] ?? '';
  };
  const credential =
    method === 'EVENT' ? null : toCredential(raw['x-credential'], [...place, 'x-credential'], description);
  return [
    {
      method,
      template,
      raw,
      place,
      parameters,
      responses,
      credential,
      variant: null,
      operationId: text('operationId'),
      name: raw.operationId ?? '',
      summary: text('summary'),
      description: text('description'),
    },
  ];
}

function toVariant(
  variant: RawVariant,
  base: Pick<CallSource, 'method' | 'template' | 'raw' | 'parameters' | 'responses' | 'place'>,
  description: Description,
): CallSource {
  const { id, summary, pathParameter, responses: statuses } = variant;
  if (base.parameters.filter((parameter) => parameter.in === 'path').length !== 1)
    description.report(base.place, 'is a variant of a path that does not have exactly one parameter');
  for (const status of statuses) {
    if (!base.responses.some(([known]) => known === status))
      description.report(
        [...base.place, 'responses'],
        `lists the response "${status}", which the operation does not have`,
      );
  }
  return {
    ...base,
    operationId: id,
    name: base.raw.operationId ?? '',
    summary,
    description: variant.description,
    credential: toCredential(variant.credential, [...base.place, 'credential'], description),
    variant: id,
    parameters: base.parameters.map((parameter) =>
      parameter.in === 'path'
        ? {
            ...parameter,
            'x-path-name': pathParameter.name,
            description: pathParameter.description,
            example: pathParameter.example,
          }
        : parameter,
    ),
    responses: base.responses
      .filter(([status]) => statuses.includes(status))
      .map(([status, response]) => [status, adaptResponse(variant, status, response)] as const),
  };
}

/**
 * Adapts a response of a pair to one variant: removes the prefix that names a variant (`By room ID: …`) and applies the
 * texts of the variant, if it has any.
 */
function adaptResponse(variant: RawVariant, status: string, response: RawResponse): RawResponse {
  const text = (response.description ?? '').replace(/^By [A-Za-z ]+: (.)/, (_match, first: string) =>
    first.toUpperCase(),
  );
  return { ...response, description: text, ...variant.texts?.[status] };
}

export function toCredential(name: string | undefined, place: Place, description: Description): Credential | null {
  const known = CREDENTIALS.find((credential) => credential === name);
  if (!known)
    description.report(
      place,
      `has ${name === undefined ? 'no credential' : `the credential "${name}"`}; allowed: ${CREDENTIALS.join(', ')}`,
    );
  return known ?? null;
}
