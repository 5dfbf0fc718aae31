import { toCallSources, type CallSource } from '../../reference/build/call-source';
import { jsonSchemaOf, type Description, type RawParameter, type RawResponse } from '../../reference/build/description';
import { closeDescription, walkDescription } from '../shared/check/closed-description';
import type { Schema } from '../shared/check/validate';
import type { MockCall, MockDescription } from '../shared/types';

/** Stream recording is a service of its own. */
const OTHER_SERVICES = new Set(['master-key', 'streamrec-token']);
/** Schemas of what the API sends by itself. */
const EVENTS = ['ObserverEvent', 'ObserverDisconnect'];
const REFERENCE = '#/components/schemas/';

/** Makes what the mock API needs from the description: the calls of the meeting API with their schemas. */
export function describeCalls(description: Description): MockDescription {
  const { document } = description;
  const { components } = document as {
    readonly components?: { readonly parameters?: { readonly WebhookSignature?: { readonly name: string } } };
  };
  const { calls, schemas } = describeAllCalls(description);
  const described = calls.filter(({ credential }) => !OTHER_SERVICES.has(credential));
  const webhooks = Object.keys(schemas).filter((name) => /^Webhook\w+Update$/.test(name));
  return {
    // An API without webhooks signs nothing.
    signatureHeader: components?.parameters?.WebhookSignature?.name ?? '',
    calls: described,
    schemas: reachable(schemas, [
      ...referencesIn(described),
      ...[...EVENTS, ...webhooks].map((name) => `${REFERENCE}${name}`),
    ]),
  };
}

/** All calls over HTTP, also those of other services, with all schemas: what a check of requests needs. */
export function describeAllCalls(description: Description): Pick<MockDescription, 'calls' | 'schemas'> {
  const { components } = closeDescription(description.document) as {
    readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
  };
  const calls = readCalls(description);
  description.finish();
  return {
    calls: calls.map(toMockCall),
    schemas: Object.fromEntries(
      Object.entries(components?.schemas ?? {}).map(([name, schema]) => [name, plain(schema)]),
    ),
  };
}

/** All calls of a description: operations, or their variants. */
function readCalls(description: Description): CallSource[] {
  return Object.entries(description.document.paths ?? {}).flatMap(([template, item]) =>
    Object.entries(item).flatMap(([method, raw]) =>
      toCallSources(
        { method: method.toUpperCase() as CallSource['method'], template, raw, place: ['paths', template, method] },
        description,
      ),
    ),
  );
}

function toMockCall({
  operationId,
  name,
  method,
  template,
  credential,
  parameters,
  responses,
  raw,
}: CallSource): MockCall {
  return {
    operationId,
    name,
    method: method as MockCall['method'],
    template,
    credential: credential as MockCall['credential'],
    parameters: parameters.flatMap((parameter) => (parameter.in === 'header' ? [] : [toMockParameter(parameter)])),
    body: raw.requestBody
      ? { required: raw.requestBody.required === true, schemas: schemasOf(raw.requestBody.content) }
      : null,
    responses: Object.fromEntries(responses.map(([status, response]) => [status, responseSchema(response)])),
  };
}

function toMockParameter(parameter: RawParameter): MockCall['parameters'][number] {
  return {
    name: parameter.name,
    in: parameter.in === 'query' ? 'query' : 'path',
    required: parameter.required === true,
    shownName: parameter['x-path-name'] ?? parameter.name,
    schema: plain(parameter.schema),
  };
}

function schemasOf(content: RawResponse['content'] = {}): Record<string, Schema> {
  return Object.fromEntries(Object.entries(content).map(([type, media]) => [type, plain(jsonSchemaOf(media))]));
}

function responseSchema({ content }: RawResponse): Schema | null {
  return schemasOf(content)['application/json'] ?? null;
}

/** Returns a copy of a schema without texts for readers. */
function plain(schema: unknown): Schema {
  const copy = structuredClone(schema ?? {}) as Schema;
  walkDescription(copy, (value) => {
    // In `properties`, `description` can be the name of a field.
    if (typeof value.description === 'string') delete value.description;
  });
  return copy;
}

function referencesIn(value: unknown): string[] {
  const found: string[] = [];
  walkDescription(value, ({ $ref }) => {
    if (typeof $ref === 'string') found.push($ref);
  });
  return found;
}

/** Returns the schemas that are referred to, directly or by each other. */
function reachable(schemas: Readonly<Record<string, Schema>>, references: readonly string[]): Record<string, Schema> {
  const names = new Set<string>();
  const visit = (reference: string): void => {
    const name = reference.slice(REFERENCE.length);
    if (names.has(name)) return;
    names.add(name);
    if (Object.hasOwn(schemas, name)) referencesIn(schemas[name]).forEach(visit);
  };
  references.forEach(visit);
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => names.has(name)));
}
