import { formatBytes } from '../../shared/areas';
import type { AreaState } from '../area-jobs';
import { fill } from '../../../site/fill';
import { plural } from '../../../site/words';

const count = (pages: number): string => plural(pages, STRINGS.offline.count);

/** What readers see, and hear, about saving an area; empty if there is nothing to say. */
export function describeState(state: AreaState): string {
  switch (state.kind) {
    case 'planning':
      return STRINGS.offline.planning;
    case 'planned':
      return describePlan(state);
    case 'saving':
      return fill(STRINGS.offline.progress, { done: state.done, pages: count(state.total) });
    case 'saved':
      return state.saved === state.pages
        ? fill(STRINGS.offline.saved, { pages: count(state.pages) })
        : fill(STRINGS.offline.savedPart, { saved: state.saved, pages: count(state.pages) });
    case 'failed':
      return describeFailure(state);
    default:
      return '';
  }
}

function describePlan({ plan, isUpdate }: Extract<AreaState, { kind: 'planned' }>): string {
  if (plan.fetch.length === 0)
    return fill(STRINGS.offline.upToDate, { pages: count(plan.pages.length), size: formatBytes(plan.bytes) });
  return isUpdate
    ? fill(STRINGS.offline.toDownload, { pages: count(plan.fetch.length), size: formatBytes(plan.fetchBytes) })
    : fill(STRINGS.offline.plan, { pages: count(plan.pages.length), size: formatBytes(plan.bytes) });
}

function describeFailure({ reason, missing }: Extract<AreaState, { kind: 'failed' }>): string {
  if (reason === 'offline') return STRINGS.offline.noConnection;
  return fill(reason === 'full' ? STRINGS.offline.outOfSpace : STRINGS.offline.failed, { pages: count(missing) });
}
