import { sampleTemplates } from '../samples';
import { authorizationFor, type SampleRequest } from '../samples/request';
import { uploadCode } from '../samples/upload-code';
import type { SampleLanguage } from '../types';
import type { Draft } from './draft';
import type { ConsoleRequest } from './server';
import type { ConsoleCall, ConsoleParameter } from './types';

/** A file that a reader has chosen, with the name of its field. */
export interface ChosenFile {
  readonly field: string;
  readonly file: File;
}

/** Path and query of a request, percent-encoded. */
export function requestPath({ path, parameters }: ConsoleCall, { parameters: values }: Draft): string {
  const query = String(new URLSearchParams(queryOf(parameters, values)));
  const filled = path.replace(/\{([A-Z_]+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  return query === '' ? filled : `${filled}?${query}`;
}

/** The request that a draft describes; with a file, a form takes the place of JSON. */
export async function toRequest(
  call: ConsoleCall,
  draft: Draft,
  apiKey: string,
  chosen: ChosenFile | null,
): Promise<ConsoleRequest> {
  const { type, body } = call.body ? await encodeBody(draft, chosen) : { type: null, body: null };
  return {
    method: call.method,
    path: requestPath(call, draft),
    headers: {
      ...(call.credential === 'api-key' && apiKey !== '' ? { authorization: apiKey } : {}),
      ...(type === null ? {} : { 'content-type': type }),
    },
    body,
  };
}

async function encodeBody(
  { body }: Draft,
  chosen: ChosenFile | null,
): Promise<{ readonly type: string; readonly body: Uint8Array<ArrayBuffer> }> {
  if (!chosen) return { type: 'application/json', body: new TextEncoder().encode(JSON.stringify(body)) };
  const form = new FormData();
  form.set(chosen.field, chosen.file);
  for (const { name, value } of formFields(body)) form.set(name, value);
  const encoded = new Response(form);
  return {
    type: encoded.headers.get('content-type') ?? '',
    body: new Uint8Array(await encoded.arrayBuffer()),
  };
}

function formFields(body: Draft['body']): { readonly name: string; readonly value: string }[] {
  return Object.entries(body).map(([name, value]) => ({
    name,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  }));
}

/** A program in one language that sends what a draft describes. */
export interface ConsoleSample {
  readonly language: SampleLanguage;
  readonly label: string;
  readonly code: string;
}

/**
 * Writes a draft in every language, in the order of the tabs.
 *
 * @param apiKey null for a placeholder, also for the other keys and tokens
 */
export function writeSamples(
  call: ConsoleCall,
  draft: Draft,
  apiKey: string | null,
  chosen: ChosenFile | null,
): ConsoleSample[] {
  const request = toSample(call, draft, apiKey, chosen);
  return sampleTemplates.map(({ language, label, write }) => ({ language, label, code: write(request) }));
}

function toSample(
  call: ConsoleCall,
  { parameters: values, body }: Draft,
  apiKey: string | null,
  chosen: ChosenFile | null,
): SampleRequest {
  const authorization = authorizationFor(call.credential);
  const inPath = call.parameters.filter((parameter) => parameter.in === 'path');
  const query = queryOf(call.parameters, values);
  const shown = ({ name, secret, example }: ConsoleParameter): string =>
    secret && apiKey === null ? `YOUR_${name}` : values[name] || String(example ?? `YOUR_${name}`);
  return {
    method: call.method,
    address: `${call.server}${call.path}`
      .split(/(\{[A-Z_]+\})/)
      .filter((piece) => piece !== '')
      .map((piece) => {
        const parameter = inPath.find(({ name }) => piece === `{${name}}`);
        return parameter ? { constant: parameter.name, needsEncoding: !parameter.secret && !parameter.choices } : piece;
      }),
    constants: [
      ...(call.credential === 'api-key' ? [{ name: 'API_KEY', value: apiKey || 'YOUR_API_KEY' }] : []),
      ...inPath.map((parameter) => ({ name: parameter.name, value: shown(parameter) })),
    ],
    query: Object.keys(query).length === 0 ? null : query,
    authorization,
    body: call.body && sampleBody(body, chosen),
    returnsJson: call.returnsJson,
  };
}

function sampleBody(body: Draft['body'], chosen: ChosenFile | null): SampleRequest['body'] {
  if (!chosen) return { kind: 'json', value: body };
  const file = { name: chosen.field, path: chosen.file.name };
  return { kind: 'code', code: uploadCode({ file, fields: formFields(body) }) };
}

function queryOf(
  parameters: readonly ConsoleParameter[],
  values: Draft['parameters'],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    parameters
      .filter((parameter) => parameter.in === 'query' && (values[parameter.name] ?? '') !== '')
      .map(({ name }) => [name, values[name] ?? '']),
  );
}
