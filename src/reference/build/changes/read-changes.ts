import type { ApiChanges } from '../../shared/api-change';
import { CURRENT_VERSION } from '../../../site/config/docs-versions';
import { readOperations, readReleasedOperations } from '../read-operations';
import { compareOperations } from './compare-operations';

/**
 * Compares the description of the API that authors edit with that of the last release; undefined if none was kept.
 *
 * @throws ContentError if one of them is not valid
 */
export function readApiChanges(): ApiChanges | undefined {
  const released = readReleasedOperations();
  if (!released) return undefined;
  return {
    since: released.version,
    changes: compareOperations(released.operations, readOperations(CURRENT_VERSION).operations),
  };
}
