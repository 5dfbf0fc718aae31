import { useMemo, useState } from 'react';
import { layoutObstacle, layoutToSend } from '../../shared/send-plan';
import { SendSection, type RenderSend } from '../parts/send-section';
import type { LayoutPlayground } from './use-layout-playground';

/** Sends the layout to a meeting with the people of the preview. */
export function SendLayout({
  playground: { plan, meeting, findings },
  renderSend,
}: {
  readonly playground: LayoutPlayground;
  readonly renderSend: RenderSend;
}) {
  // Whoever opens the page anew gets another room: the one before may still run, with another canvas.
  const [roomId] = useState(() => `layout-${Math.floor(1000 + Math.random() * 9000)}`);
  const toSend = useMemo(() => layoutToSend(plan, meeting, roomId), [plan, meeting, roomId]);
  return <SendSection plan={toSend} obstacle={layoutObstacle(findings)} renderSend={renderSend} />;
}
