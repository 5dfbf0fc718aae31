import { z } from 'zod';
import { isHttpCall, type ApiOperation } from '../shared/types';
import { CREDENTIAL_TEXTS } from './render-endpoint';
import { defineComponent, type RegisteredComponent } from '../../content/shared/tree/registered-component';

/** The component `<EndpointTable />`, which shows all calls of the API description in a filterable table. */
export function endpointTable(operations: readonly ApiOperation[]): RegisteredComponent {
  const rows = operations
    .filter(isHttpCall)
    .map(({ operationId, method, path, server, summary, credential, tag, docs, errors }) => ({
      method,
      path: server.includes('//api.') ? path : `${server.replace('https://', '')}${path}`,
      summary,
      credential: credential ? CREDENTIAL_TEXTS[credential].name : '',
      tag,
      href: `${docs}#endpoint-${operationId}`,
      errors: [...new Set(errors.map(({ status }) => status))],
    }));
  return defineComponent({
    props: z.strictObject({}).describe('All calls of the API in a table that readers can filter.'),
    render: () => ({ type: 'component', name: 'EndpointTable', props: { rows }, children: [] }),
  });
}
