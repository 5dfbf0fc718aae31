import { routes } from '../../site/routes';
import { definePageFamily } from './types';

const NAMES = ['layouts', 'sources'] as const;

/** The two playgrounds. They hold no content, so there is nothing to ask for. */
export const playgrounds = definePageFamily<null>({
  name: 'playgrounds',
  load: () => Promise.resolve(null),
  plan: () => NAMES.map((name) => ({ path: routes.playground(name), template: `playground-${name}`, source: `src/views/playground-${name}-page.tsx`, context: { frame: { kind: 'page' as const } } })),
});
