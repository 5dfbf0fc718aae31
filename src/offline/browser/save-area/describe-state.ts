import { formatBytes } from '../../shared/areas';
import type { AreaState } from '../area-jobs';

const count = (pages: number): string => `${pages} ${pages === 1 ? 'page' : 'pages'}`;

/** What readers see, and hear, about saving an area; empty if there is nothing to say. */
export function describeState(state: AreaState): string {
  switch (state.kind) {
    case 'planning':
      return 'Looking for pages…';
    case 'planned':
      return describePlan(state);
    case 'saving':
      return `Saved ${state.done} of ${count(state.total)}.`;
    case 'saved':
      return state.saved === state.pages
        ? `Saved for offline use: ${count(state.pages)}.`
        : `Saved for offline use: ${state.saved} of ${count(state.pages)}.`;
    case 'failed':
      return describeFailure(state);
    default:
      return '';
  }
}

function describePlan({ plan, isUpdate }: Extract<AreaState, { kind: 'planned' }>): string {
  if (plan.fetch.length === 0) return `Up to date: ${count(plan.pages.length)}, ${formatBytes(plan.bytes)}.`;
  return isUpdate
    ? `To download: ${count(plan.fetch.length)}, ${formatBytes(plan.fetchBytes)}.`
    : `This menu has ${count(plan.pages.length)}. With search, they take up ${formatBytes(plan.bytes)} on this device.`;
}

function describeFailure({ reason, missing }: Extract<AreaState, { kind: 'failed' }>): string {
  if (reason === 'offline') return 'There is no connection.';
  const text = `${count(missing)} could not be saved`;
  return reason === 'full' ? `${text}: this device is out of space.` : `${text}.`;
}
