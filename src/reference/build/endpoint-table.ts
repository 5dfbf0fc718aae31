import { z } from 'zod';
import { siteConfig } from '../../site/config/site-config';
import { offPartOf } from '../../site/parts';
import { isHttpCall, type ApiOperation } from '../shared/types';
import { CREDENTIAL_TEXTS } from './render-endpoint';
import { defineComponent, type RegisteredComponent } from '../../content/shared/tree/registered-component';

/**
 * The component `<EndpointTable />`, which shows all calls of the API description in a filterable table, apart from
 * those whose pages are in an area of the docs that is off.
 */
export function endpointTable(
  operations: readonly ApiOperation[],
  off: readonly string[] = siteConfig.off,
): RegisteredComponent {
  const rows = operations
    .filter(isHttpCall)
    .filter(({ docs }) => offPartOf(docs, off) === undefined)
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
