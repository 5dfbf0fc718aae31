import { z } from 'zod';
import { defineComponent, type RegisteredComponent } from '../../../content/shared/tree/registered-component';
import type * as RenderTypes from './render-types';
import type { SdkTypes } from './read-declarations';

/** The component `<SdkTypes />`, which lists everything that the SDK declares. */
export function typesComponent(types: SdkTypes | undefined): RegisteredComponent {
  const props = z.strictObject({}).superRefine((_props, context) => {
    if (types) return;
    const message = 'there are no declarations (api/types/js.d.ts) to take the types from';
    context.addIssue({ code: 'custom', path: ['types'], message });
  });
  return defineComponent({
    props,
    render: () => {
      if (!types) return [];
      // Loaded with TypeScript, which no other page needs. Components are rendered synchronously.
      // eslint-disable-next-line @typescript-eslint/no-require-imports
      const { renderTypes } = require('./render-types') as typeof RenderTypes;
      return renderTypes(types);
    },
  });
}
