import { z } from 'zod';
import type { ApiOperation } from '../shared/types';
import { defineComponent, type RegisteredComponent } from '../../content/shared/tree/registered-component';
import { nearestNames } from '../../site/build/nearest';
import { renderEndpoint } from './render-endpoint';

/** The component `<Endpoint id="createRoom" />`, which shows an operation of the API description. */
export function endpointComponent(operations: readonly ApiOperation[]): RegisteredComponent {
  const byId = new Map(operations.map((operation) => [operation.operationId, operation]));
  const id = z
    .string()
    .refine((value) => byId.has(value), { error: ({ input }) => unknownId(String(input), [...byId.keys()]) });
  return defineComponent({
    props: z.strictObject({ id }),
    render: (props) => {
      const operation = byId.get(props.id);
      return operation ? renderEndpoint(operation) : [];
    },
  });
}

function unknownId(id: string, known: readonly string[]): string {
  if (known.length === 0) return 'there is no API description (api/openapi.yaml) to take it from';
  return `no operation of the API description has this id; nearest: ${nearestNames(id, known).join(', ')}`;
}
