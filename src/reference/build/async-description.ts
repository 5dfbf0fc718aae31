import { parse, stringify } from 'yaml';

type Json = Readonly<Record<string, unknown>>;

interface Channel {
  readonly messages: Json;
}

interface AsyncDocument extends Json {
  readonly info: Json;
  readonly channels: Readonly<Record<'observer' | 'webhook' | 'streamRecordingWebhook', Channel>>;
  readonly operations: Readonly<Record<string, Json & { readonly messages?: readonly Json[] }>>;
  readonly components: Json & { readonly schemas: Json };
}

interface OpenDocument {
  readonly info: { readonly version: string };
  readonly webhooks: Readonly<Record<string, { readonly post: RawEvent }>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Json>>;
    readonly parameters: Readonly<Record<string, Json>>;
  };
}

interface RawEvent {
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly Json[];
  readonly requestBody: { readonly content: { readonly 'application/json': { schema: Json; example: unknown } } };
}

const REFERENCE = '#/components/schemas/';
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/**
 * Makes the AsyncAPI document of the observer and the webhooks: adds messages and schemas of the OpenAPI description,
 * so that each has one home.
 *
 * @param text YAML with expanded tokens
 * @param openapi YAML of the published OpenAPI description
 */
export function toAsyncDescription(text: string, openapi: string): { readonly yaml: string; readonly json: string } {
  const document = parse(text) as AsyncDocument;
  const source = parse(openapi) as OpenDocument;
  const { observer, webhook, streamRecordingWebhook } = document.channels;
  const events = observerMessages(source.components.schemas);
  const webhooks = Object.entries(source.webhooks).map(
    ([name, { post }]) => [name, webhookMessage(post, source)] as const,
  );
  const isRecorder = ([name]: readonly [string, Json]): boolean => name.startsWith('streamrec_');
  const { observeMeeting } = document.operations;
  const whole = {
    ...document,
    info: { ...document.info, version: source.info.version },
    channels: {
      observer: { ...observer, messages: { ...observer.messages, ...events } },
      webhook: { ...webhook, messages: Object.fromEntries(webhooks.filter((entry) => !isRecorder(entry))) },
      streamRecordingWebhook: { ...streamRecordingWebhook, messages: Object.fromEntries(webhooks.filter(isRecorder)) },
    },
    operations: {
      ...document.operations,
      observeMeeting: {
        ...observeMeeting,
        messages: [
          ...(observeMeeting?.messages ?? []),
          ...Object.keys(events).map((name) => ({ $ref: `#/channels/observer/messages/${name}` })),
        ],
      },
    },
  };
  const schemas = reachable(source.components.schemas, whole);
  const complete = { ...whole, components: { ...document.components, schemas } };
  return {
    yaml: stringify(complete, { lineWidth: 110, aliasDuplicateObjects: false }),
    json: `${JSON.stringify(complete, null, 2)}\n`,
  };
}

/** A message for each event, in the envelope of Action Cable. */
function observerMessages(schemas: OpenDocument['components']['schemas']): Record<string, Json> {
  const branches = (schemas.ObserverEvent?.oneOf ?? []) as readonly { readonly $ref: string }[];
  return Object.fromEntries(
    branches.map(({ $ref }) => {
      const { description, properties, examples } = schemas[$ref.slice(REFERENCE.length)] as {
        readonly description: string;
        readonly properties: { readonly type: { readonly const: string } };
        readonly examples: readonly unknown[];
      };
      const name = properties.type.const;
      const payload = {
        type: 'object',
        required: ['identifier', 'message'],
        properties: {
          identifier: { type: 'string', description: 'The identifier of the subscription.' },
          message: { $ref },
        },
      };
      const identifier = '{"channel":"RoomChannel"}';
      return [
        name,
        {
          name,
          title: name,
          summary: description,
          payload,
          examples: examples.map((message) => ({ payload: { identifier, message } })),
        },
      ];
    }),
  );
}

function webhookMessage({ summary, description, parameters = [], requestBody }: RawEvent, source: OpenDocument): Json {
  const { schema, example } = requestBody.content['application/json'];
  const headers = parameters.map(({ $ref }) => source.components.parameters[String($ref).split('/').at(-1) ?? '']);
  return {
    title: summary,
    summary: description,
    ...(headers.length > 0
      ? {
          headers: {
            type: 'object',
            required: headers.map((header) => header?.name),
            properties: Object.fromEntries(
              headers.map((header) => [
                String(header?.name),
                { ...(header?.schema as Json), description: header?.description },
              ]),
            ),
          },
        }
      : {}),
    payload: schema,
    examples: [{ payload: example }],
  };
}

/** The schemas that a document refers to, directly or by each other, as JSON schemas of draft 7. */
function reachable(schemas: OpenDocument['components']['schemas'], document: unknown): Json {
  const found = new Map<string, unknown>();
  const visit = (value: unknown): void => {
    if (!isObject(value)) return;
    const name =
      typeof value.$ref === 'string' && value.$ref.startsWith(REFERENCE) ? value.$ref.slice(REFERENCE.length) : '';
    if (name !== '' && !found.has(name)) {
      found.set(name, toDraft7(schemas[name]));
      visit(schemas[name]);
    }
    Object.values(value).forEach(visit);
  };
  visit(document);
  return Object.fromEntries([...found].sort(([one], [other]) => one.localeCompare(other)));
}

/** AsyncAPI knows a discriminator only as a name, and entries of a tuple as `items`. Examples are data. */
function toDraft7(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(toDraft7);
  if (!isObject(schema)) return schema;
  const { discriminator: _discriminator, prefixItems, items, examples, ...others } = schema;
  const converted = Object.fromEntries(Object.entries(others).map(([key, value]) => [key, toDraft7(value)]));
  const entries = Array.isArray(prefixItems)
    ? { items: toDraft7(prefixItems), additionalItems: items ?? true }
    : items === undefined
      ? {}
      : { items: toDraft7(items) };
  return {
    ...converted,
    ...entries,
    ...(Array.isArray(examples) ? { examples } : isObject(examples) ? { examples: toDraft7(examples) } : {}),
  };
}
