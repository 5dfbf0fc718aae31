import { z } from 'zod';
import { CREDENTIALS, type ApiOperation, type Credential } from '../shared/types';
import { defineComponent, type RegisteredComponent } from '../../content/shared/tree/registered-component';
import { nearestNames } from '../../site/build/nearest';
import { renderEndpoint } from './render-endpoint';
import { splitBodyFields, splitFields } from './shared-fields';
import { findSharedObjects, type SharedObjects } from './shared-objects';

/**
 * The component `<Endpoint id="createRoom" />`, which shows an operation of the API description. An operation that
 * takes either of two credentials is shown once for each: `<Endpoint id="endRoom" credential="api-key" />`. With
 * `fieldsOf="createRoom"`, response fields that this other operation returns too are replaced by a link to it; with
 * `bodyFieldsOf="createPermalink"`, fields of the body that it takes too. With `brief={true}`, the HTML has one
 * language: see ADR 22.
 */
export function endpointComponent(operations: readonly ApiOperation[]): RegisteredComponent {
  const names = new Set(operations.map(({ name }) => name));
  let objects: SharedObjects | undefined;
  const id = z
    .string()
    .refine((value) => names.has(value), { error: ({ input }) => unknownId(String(input), [...names]) });
  const otherOperation = (name: string | undefined): ApiOperation | undefined =>
    operations.find((operation) => operation.name === name);
  return defineComponent({
    props: z
      .strictObject({
        id: id
          .describe('`operationId` of a call or event in `content/api/openapi.yaml`.')
          .meta({ examples: ['createRoom'] }),
        credential: z
          .enum(CREDENTIALS)
          .optional()
          .describe('Which credential the call is shown with, if it takes either of two.'),
        fieldsOf: id
          .optional()
          .describe('A call on the page that returns some of the same fields: a link to it replaces them.'),
        bodyFieldsOf: id
          .optional()
          .describe('A call on the page that takes some of the same fields in its body: a link to it replaces them.'),
        brief: z
          .boolean()
          .default(false)
          .describe('True leaves the samples in all languages but cURL to the app, to keep a long page small.'),
      })
      .describe('A call of the API: its path, parameters, samples and responses.')
      .superRefine((props, context) => {
        if (!names.has(props.id)) return;
        const operation = shownOperation(operations, props);
        const refuse = (path: string, message: string): void =>
          context.addIssue({ code: 'custom', path: [path], message });
        if (!operation) refuse('credential', wrongCredential(operations, props.id));
        const other = otherOperation(props.fieldsOf);
        if (operation && other && operation.responses.every((response) => splitFields(response, other).shared === 0))
          refuse('fieldsOf', `expected an operation that returns fields of ${props.id}`);
        const taker = otherOperation(props.bodyFieldsOf);
        const variants = operation?.body?.variants ?? [];
        if (operation && taker && variants.every((variant) => splitBodyFields(variant, taker).shared === 0))
          refuse('bodyFieldsOf', `expected an operation that takes fields of ${props.id}`);
      }),
    render: (props) => {
      const operation = shownOperation(operations, props);
      const others = {
        fieldsOf: otherOperation(props.fieldsOf),
        bodyFieldsOf: otherOperation(props.bodyFieldsOf),
        objects: (objects ??= findSharedObjects(operations)),
        isBrief: props.brief,
      };
      return operation ? renderEndpoint(operation, others) : [];
    },
  });
}

/** The operation that an `<Endpoint>` shows; undefined if there is none, or if its credential is missing or wrong. */
export function shownOperation(
  operations: readonly ApiOperation[],
  { id, credential }: { readonly id: string; readonly credential?: string | undefined },
): ApiOperation | undefined {
  const found = operations.filter(
    (operation) => operation.name === id && (credential === undefined || operation.credential === credential),
  );
  return found.length === 1 ? found[0] : undefined;
}

function unknownId(id: string, known: readonly string[]): string {
  if (known.length === 0) return 'there is no API description (api/openapi.yaml) to take it from';
  return `no operation of the API description has this id; nearest: ${nearestNames(id, known).join(', ')}`;
}

function wrongCredential(operations: readonly ApiOperation[], id: string): string {
  const credentials = operations.flatMap(({ name, credential }) =>
    name === id && credential !== null ? [credential] : [],
  ) satisfies Credential[];
  return `must be a credential that ${id} takes: ${credentials.join(' or ')}`;
}
