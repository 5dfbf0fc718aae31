import type { ReactNode } from 'react';
import type { MeetingPlan } from '../../../reference/shared/console/plan';
import type { WrittenRequest } from '../../shared/requests';
import { Panel } from './panel';

/** Renders a request in its languages. The caller provides this, because tabs belong to another feature. */
export type RenderRequest = (request: readonly WrittenRequest[], title: string) => ReactNode;

/**
 * Renders the button that sends a plan. The caller provides this, because calls are sent by another part of the site.
 *
 * @param obstacle why the plan cannot be sent, as a sentence
 */
export type RenderSend = (plan: MeetingPlan, obstacle: string | undefined) => ReactNode;

/** A section of a playground that sends what has been edited. */
export function SendSection({
  plan,
  obstacle,
  renderSend,
}: {
  readonly plan: MeetingPlan;
  readonly obstacle: string | undefined;
  readonly renderSend: RenderSend;
}) {
  return (
    <Panel title={STRINGS.playgrounds.send} lead={STRINGS.playgrounds.sendLead}>
      {renderSend(plan, obstacle)}
    </Panel>
  );
}
