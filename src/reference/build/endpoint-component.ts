import { z } from 'zod';
import { CREDENTIALS, type ApiOperation, type Credential } from '../shared/types';
import { defineComponent, type RegisteredComponent } from '../../content/shared/tree/registered-component';
import { nearestNames } from '../../site/build/nearest';
import { renderEndpoint } from './render-endpoint';

/**
 * The component `<Endpoint id="createRoom" />`, which shows an operation of the API description. An operation that
 * takes either of two credentials is shown once for each: `<Endpoint id="endRoom" credential="api-key" />`.
 */
export function endpointComponent(operations: readonly ApiOperation[]): RegisteredComponent {
  const names = new Set(operations.map(({ name }) => name));
  return defineComponent({
    props: z
      .strictObject({
        id: z
          .string()
          .refine((value) => names.has(value), { error: ({ input }) => unknownId(String(input), [...names]) }),
        credential: z.enum(CREDENTIALS).optional(),
      })
      .refine((props) => !names.has(props.id) || shownOperation(operations, props) !== undefined, {
        error: ({ input }) => wrongCredential(operations, (input as { readonly id: string }).id),
        path: ['credential'],
      }),
    render: (props) => {
      const operation = shownOperation(operations, props);
      return operation ? renderEndpoint(operation) : [];
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
