import { sampleTemplates } from '../shared/samples';
import { authorizationFor, constantNames, type SampleBody, type SampleRequest } from '../shared/samples/request';
import type { ApiSample } from '../shared/types';
import type { CallSource } from './call-source';
import { jsonMedia, type Description, type RawMedia, type RawParameter } from './description';
import { displayedValue } from './describe-value';
import { uploadCode } from '../shared/samples/upload-code';

/** Number of optional query parameters in a sample: enough to show how they are written. */
const OPTIONAL_PARAMETERS = 2;

/**
 * Writes the samples of a call in every language: one that sends JSON or no body, and one that uploads a file if the
 * call accepts one.
 */
export function buildSamples(source: CallSource, server: string, description: Description): ApiSample[] {
  const base = baseRequest(source, server, description);
  const requests = bodiesOf(source, description).map((body, _index, { length }) => ({
    title: length === 1 ? null : body?.kind === 'code' ? STRINGS.reference.uploadFile : STRINGS.reference.sendJson,
    request: { ...base, body },
  }));
  return sampleTemplates.flatMap(({ language, write }) =>
    requests.map(({ title, request }) => ({ language, title, code: write(request) })),
  );
}

function baseRequest(source: CallSource, server: string, description: Description): Omit<SampleRequest, 'body'> {
  const authorization = authorizationFor(source.credential);
  const pathParameters = source.parameters.filter((parameter) => parameter.in === 'path');
  for (const parameter of source.parameters) {
    if (parameter.example === undefined)
      description.report(
        source.place,
        `has the parameter "${parameter.name}" without an example, which its samples need`,
      );
  }
  return {
    method: source.method as SampleRequest['method'],
    address: addressOf(source.template, server, pathParameters),
    constants: [
      ...constantNames(authorization ?? []).map((name) => ({ name, value: `YOUR_${name}` })),
      ...pathParameters.map((parameter) => ({
        name: constantOf(parameter),
        value: displayedValue(parameter.example ?? ''),
      })),
    ],
    query: queryOf(source.parameters),
    authorization,
    returnsJson: returnsJson(source),
  };
}

/** True if a success has a JSON body. */
export function returnsJson({ responses }: Pick<CallSource, 'responses'>): boolean {
  return responses.some(
    ([status, { content }]) => /^2/.test(status) && content !== undefined && jsonMedia(content) !== undefined,
  );
}

function addressOf(template: string, server: string, parameters: readonly RawParameter[]): SampleRequest['address'] {
  return `${server}${template}`
    .split(/(\{[^}]+\})/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const parameter = parameters.find(({ name }) => piece === `{${name}}`);
      return parameter ? { constant: constantOf(parameter), needsEncoding: isCallerValue(parameter) } : piece;
    });
}

/** True if the caller chooses the value. Keys and tokens come from the service; enum values need no encoding. */
export function isCallerValue({ example, schema }: RawParameter): boolean {
  return schema?.enum === undefined && !String(example).startsWith('YOUR_');
}

function constantOf(parameter: RawParameter): string {
  return parameter['x-path-name'] ?? parameter.name;
}

function queryOf(parameters: readonly RawParameter[]): SampleRequest['query'] {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const optional = inQuery.filter(({ required }) => !required).slice(0, OPTIONAL_PARAMETERS);
  const shown = inQuery.filter((parameter) => parameter.required || optional.includes(parameter));
  return shown.length === 0
    ? null
    : Object.fromEntries(shown.map(({ name, example }) => [name, displayedValue(example ?? '')]));
}

function bodiesOf({ raw, place }: CallSource, description: Description): (SampleBody | null)[] {
  const content = raw.requestBody?.content;
  if (!content) return [null];
  const json = jsonMedia(content);
  if (json?.example === undefined)
    description.report([...place, 'requestBody'], 'has no JSON example, which its samples need');
  const upload = content['multipart/form-data'];
  return [{ kind: 'json', value: json?.example ?? null }, ...(upload ? [uploadOf(upload)] : [])];
}

/** In the example of a form, `@frame.png` means the file with that name. */
function uploadOf({ example }: RawMedia): SampleBody {
  const entries = Object.entries((example ?? {}) as Record<string, unknown>).map(([name, value]) => ({
    name,
    value: displayedValue(value),
  }));
  const file = entries.find(({ value }) => value.startsWith('@'));
  return {
    kind: 'code',
    code: uploadCode({
      file: { name: file?.name ?? 'file', path: file?.value.slice(1) ?? 'file.bin' },
      fields: entries.filter((entry) => entry !== file),
    }),
  };
}
