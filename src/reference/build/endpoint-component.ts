import { z } from 'zod';
import type { ApiOperation } from '../shared/types';
import { defineComponent, type RegisteredComponent } from '../../content/shared/tree/registered-component';
import { nearestNames } from '../../site/build/nearest';
import { renderEndpoint } from './render-endpoint';
import { splitFields } from './shared-fields';

/**
 * The component `<Endpoint id="createRoom" />`, which shows an operation of the API description. With
 * `fieldsOf="createRoom"`, response fields that this other operation returns too are replaced by a link to it.
 */
export function endpointComponent(operations: readonly ApiOperation[]): RegisteredComponent {
  const byId = new Map(operations.map((operation) => [operation.operationId, operation]));
  const id = z
    .string()
    .refine((value) => byId.has(value), { error: ({ input }) => unknownId(String(input), [...byId.keys()]) });
  return defineComponent({
    props: z.strictObject({ id, fieldsOf: id.optional() }).superRefine((props, context) => {
      const [operation, other] = [byId.get(props.id), byId.get(props.fieldsOf ?? '')];
      if (operation && other && operation.responses.every((response) => splitFields(response, other).shared === 0))
        context.addIssue({
          code: 'custom',
          path: ['fieldsOf'],
          message: `expected an operation that returns fields of ${props.id}`,
        });
    }),
    render: (props) => {
      const operation = byId.get(props.id);
      return operation ? renderEndpoint(operation, byId.get(props.fieldsOf ?? '')) : [];
    },
  });
}

function unknownId(id: string, known: readonly string[]): string {
  if (known.length === 0) return 'there is no API description (api/openapi.yaml) to take it from';
  return `no operation of the API description has this id; nearest: ${nearestNames(id, known).join(', ')}`;
}
