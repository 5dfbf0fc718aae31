import { formatJson } from '../../reference/shared/samples/literals';
import { toMap } from './layouts/parse-map';
import type { MapEntry } from './layouts/types';
import type { JsonRequest } from './requests';
import type { LayoutPlan } from './types';

/** Body of `POST /rooms/{ACCESS_KEY}/layout`. */
export interface LayoutBody {
  readonly layout: 'auto' | 'custom';
  readonly name?: string;
  readonly map?: readonly MapEntry[];
  readonly users: readonly string[];
  readonly show_names: boolean;
  readonly voice_activation: boolean;
}

/** Returns the request body for a plan: a predefined layout is sent by name, anything else as a map. */
export function toLayoutBody(plan: LayoutPlan): LayoutBody {
  const name = plan.preset ?? plan.mapName.trim();
  return {
    layout: plan.layout,
    ...(name === '' ? {} : { name }),
    ...(plan.preset === null ? { map: toMap(plan.boxes) } : {}),
    users: plan.boxes.map(({ user }) => user),
    show_names: plan.showNames,
    voice_activation: plan.voiceActivation,
  };
}

/** Returns the request that applies a plan. */
export function layoutRequest(plan: LayoutPlan): JsonRequest {
  return {
    operationId: 'setLayout',
    method: 'POST',
    path: '/rooms/{ACCESS_KEY}/layout',
    credential: 'access-key',
    body: { ...toLayoutBody(plan) },
    returnsJson: false,
  };
}

/** Formats a map as JSON, with one spot per line. */
export function formatMap(map: readonly MapEntry[]): string {
  if (map.length < 2) return formatJson(map);
  return `[\n${map.map((entry) => `  ${formatJson(entry)}`).join(',\n')}\n]`;
}
