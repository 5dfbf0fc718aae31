import type { ConsoleBody, ConsoleCall, ConsoleParameter } from '../../shared/console/types';
import { hasConsole } from '../../shared/types';
import { buildErrors, displayedPath } from '../build-parts';
import { isCallerValue, returnsJson } from '../build-samples';
import type { CallSource } from '../call-source';
import { jsonMedia, type Description } from '../description';
import { branchesOf, mergeParts, type Follow } from '../describe-value';
import { toField } from './to-field';

/** Describes a call for the console; null for what the console does not offer. */
export function toConsoleCall(source: CallSource, server: string, description: Description): ConsoleCall | null {
  const { operationId, method, summary, credential } = source;
  if (!hasConsole(source) || credential === null) return null;
  const follow: Follow = (schema) => description.resolve(schema, source.place);
  return {
    operationId,
    method: method as ConsoleCall['method'],
    path: displayedPath(source, description),
    server,
    summary,
    docs: source.raw['x-docs'] ?? '',
    credential,
    parameters: source.parameters.flatMap((parameter) => toParameter(parameter, follow)),
    body: toBody(source, follow),
    errors: buildErrors(source, description),
    returnsJson: returnsJson(source),
  };
}

function toParameter(parameter: CallSource['parameters'][number], follow: Follow): ConsoleParameter[] {
  const { in: place, name, required, description, example, schema = {} } = parameter;
  if (place === 'header') return [];
  const field = toField(schema, { name: parameter['x-path-name'] ?? name, required: required === true }, follow);
  const isSecret = place === 'path' && !schema.enum && !isCallerValue(parameter);
  return [{ ...field, description, example, in: place, ...(isSecret ? { secret: true } : {}) }];
}

function toBody({ raw }: CallSource, follow: Follow): ConsoleBody | null {
  const content = raw.requestBody?.content;
  const json = content && jsonMedia(content);
  if (!json?.schema) return null;
  const [schema = json.schema] = branchesOf(follow(json.schema), follow);
  const upload = content?.['multipart/form-data']?.schema;
  const form = upload ? mergeParts(follow(upload), follow) : {};
  const [file] = Object.entries(form.properties ?? {}).filter(([, { format }]) => format === 'binary');
  return {
    root: toField(schema, { name: '', required: true, example: json.example }, follow),
    file: file ? { name: file[0], description: file[1].description ?? '' } : null,
    example: json.example ?? null,
  };
}
