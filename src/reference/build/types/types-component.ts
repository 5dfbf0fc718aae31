import { z } from 'zod';
import { defineComponent, type RegisteredComponent } from '../../../content/shared/tree/registered-component';
import type * as RenderTypes from './render-types';
import type { SdkTypes } from './read-declarations';

/** The component `<SdkTypes group="Events" />`, which lists what the SDK declares in a group of its types. */
export function typesComponent(types: SdkTypes | undefined): RegisteredComponent {
  const props = z
    .strictObject({
      group: z
        .string()
        .describe('Group of types in `api/types/js.d.ts`.')
        .meta({ examples: ['Events'] }),
    })
    .superRefine(({ group }, context) => {
      const titles = types ? loadRenderer().groupTitles(types) : [];
      if (titles.includes(group)) return;
      const message = types
        ? `groups of types in api/types/js.d.ts: ${titles.join(', ')}`
        : 'there are no declarations (api/types/js.d.ts) to take the types from';
      context.addIssue({ code: 'custom', path: ['group'], message });
    })
    .describe('What the JavaScript SDK declares in a group of its types.');
  return defineComponent({
    props,
    render: ({ group }) => (types ? loadRenderer().renderTypes(types, group) : []),
  });
}

/** Loaded with TypeScript, which no other page needs. Components are rendered synchronously. */
function loadRenderer(): typeof RenderTypes {
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  return require('./render-types') as typeof RenderTypes;
}
