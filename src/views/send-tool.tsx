import { SendPanel } from '../reference/browser/console/send-panel';
import { plannedCalls, type MeetingPlan } from '../reference/shared/console/plan';
import { CallsFailed } from './calls-failed';
import { consoleServers } from './console-servers';
import { RequestTabs } from './request-tabs';
import { useConsoleCalls } from './use-console-calls';

export interface SendToolProps {
  readonly plan: MeetingPlan;
  /** Why the plan cannot be sent, as a sentence. */
  readonly obstacle: string | undefined;
  readonly onClose: () => void;
}

/** Sends what a playground has put together. */
export function SendTool({ plan, obstacle, onClose }: SendToolProps) {
  const ids = new Set(plannedCalls(plan, { id: '', isNew: true }).map(({ operationId }) => operationId));
  const [calls, retry] = useConsoleCalls([...ids].sort().join(' '));
  if (calls === undefined) return null;
  if (calls === 'failed') return <CallsFailed onRetry={retry} onClose={onClose} />;
  return (
    <SendPanel
      plan={plan}
      problem={obstacle}
      calls={calls}
      servers={consoleServers}
      renderSamples={(samples) => <RequestTabs request={samples} title={STRINGS.send.request} />}
      onClose={onClose}
    />
  );
}
