import type { ApiBody, ApiBodyVariant, ApiError, ApiParameter, ApiResponse } from '../shared/types';
import type { CallSource } from './call-source';
import { jsonMedia, jsonSchemaOf, type Description, type RawMedia, type RawSchema } from './description';
import { branchesOf, describeValue, displayedValue, describeType, type Follow } from './describe-value';
import { flattenFields } from './flatten-fields';
import { formatJson } from '../shared/samples/literals';

/** Follows references within a call. A reference that does not resolve is reported at the call. */
function followIn(source: CallSource, description: Description): Follow {
  return (schema) => description.resolve(schema, source.place);
}

/** Path of a call with the parameter names that readers see. */
export function displayedPath({ template, parameters, place }: CallSource, description: Description): string {
  return template.replace(/\{([^}]+)\}/g, (match, name: string) => {
    const parameter = parameters.find((candidate) => candidate.in === 'path' && candidate.name === name);
    if (!parameter?.['x-path-name'])
      description.report(
        place,
        `has the path parameter "${name}" without ${parameter ? '"x-path-name"' : 'a definition'}`,
      );
    return parameter?.['x-path-name'] ? `{${parameter['x-path-name']}}` : match;
  });
}

export function buildParameters(source: CallSource, description: Description): ApiParameter[] {
  const follow = followIn(source, description);
  return source.parameters.map((parameter) => {
    const value = describeValue(parameter.schema ?? {}, follow);
    return {
      ...value,
      // A segment of a path is never empty, so this limit needs no mention.
      limits: parameter.in === 'path' ? value.limits.filter((limit) => limit !== 'not empty') : value.limits,
      name: parameter.in === 'path' ? (parameter['x-path-name'] ?? parameter.name) : parameter.name,
      in: parameter.in,
      required: parameter.required === true,
      description: parameter.description ?? value.description,
      deprecated: parameter.deprecated === true || value.deprecated,
      example: parameter.example === undefined ? null : displayedValue(parameter.example),
    };
  });
}

export function buildBody(source: CallSource, description: Description): ApiBody | null {
  const { requestBody } = source.raw;
  if (!requestBody?.content) return null;
  const follow = followIn(source, description);
  const groups = groupBySchema(requestBody.content);
  return {
    description: requestBody.description ?? '',
    required: requestBody.required === true,
    variants: groups.flatMap(({ schema, contentTypes }) =>
      branchesOf(follow(schema), follow).map((branch) => toBodyVariant(branch, contentTypes, follow)),
    ),
    example: exampleOf(jsonMedia(requestBody.content), null),
  };
}

/** Content types with the same schema, or with one that differs only in how a form writes names, share a table. */
function groupBySchema(
  content: Readonly<Record<string, RawMedia>>,
): { readonly schema: RawSchema; readonly contentTypes: string[] }[] {
  const groups = new Map<string, { schema: RawSchema; contentTypes: string[] }>();
  for (const [contentType, media] of Object.entries(content)) {
    const schema = jsonSchemaOf(media);
    const key = JSON.stringify(schema);
    const group = groups.get(key) ?? { schema, contentTypes: [] };
    group.contentTypes.push(contentType);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function toBodyVariant(schema: RawSchema, contentTypes: readonly string[], follow: Follow): ApiBodyVariant {
  const names = (schema.anyOf ?? []).flatMap(({ required = [] }) => required);
  return {
    contentTypes,
    description: schema.description ?? '',
    fields: flattenFields(schema, 'request', follow),
    anyOf: names.length > 0 ? [names] : [],
  };
}

export function buildResponses(source: CallSource, description: Description): ApiResponse[] {
  const follow = followIn(source, description);
  return source.responses
    .filter(([status]) => !isError(status))
    .map(([status, response]) => {
      const media = response.content && jsonMedia(response.content);
      const schema = media?.schema && branchForVariant(source.variant, follow(media.schema), follow);
      return {
        status,
        description: response.description ?? '',
        type: schema ? describeType(schema, follow) : null,
        fields: schema ? flattenFields(schema, 'response', follow) : [],
        example: exampleOf(media, source.variant),
      };
    });
}

/** Returns the branch of a response schema for one variant of a pair. */
function branchForVariant(variant: string | null, schema: RawSchema, follow: Follow): RawSchema {
  const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return follow(branches.find((branch) => variant !== null && branch['x-variant'] === variant) ?? schema);
}

export function buildErrors(source: CallSource, description: Description): ApiError[] {
  return source.responses
    .filter(([status]) => isError(status))
    .map(([status, response]) => {
      if (!response.description)
        description.report([...source.place, 'responses', status], 'has no "description", which says the cause');
      if (!response['x-fix'])
        description.report([...source.place, 'responses', status], 'has no "x-fix", which says what to do');
      return {
        status,
        cause: response.description ?? '',
        fix: response['x-fix'] ?? '',
        example: exampleOf(response.content && jsonMedia(response.content), source.variant),
      };
    });
}

function isError(status: string): boolean {
  return /^[45]/.test(status);
}

function exampleOf(media: RawMedia | undefined, variant: string | null): string | null {
  const value =
    media?.example ?? media?.examples?.[variant ?? '']?.value ?? Object.values(media?.examples ?? {})[0]?.value;
  return value === undefined ? null : formatJson(value);
}
