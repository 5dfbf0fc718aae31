import { lazyPart } from '../../hooks/lazy-part';

/** The search dialog and what stands behind it. */
export const searchPart = lazyPart(() => import('./search-part'));
