import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Console } from '../reference/browser/console/console';
import { CallsFailed } from './calls-failed';
import { consoleServers } from './console-servers';
import { RequestTabs } from './request-tabs';
import { useConsoleCalls } from './use-console-calls';

/** The console for the call that a button belongs to, shown in place of the call's samples. */
export function ConsoleTool({ button, onClose }: { readonly button: HTMLElement; readonly onClose: () => void }) {
  const [slot] = useState(() => document.createElement('div'));
  const id = button.dataset.try ?? '';
  const [calls, retry] = useConsoleCalls(id);

  // Static content is not part of React's tree, so the console makes room for itself.
  useLayoutEffect(() => {
    const endpoint = button.closest('.endpoint');
    button.closest('.endpoint-samples')?.append(slot);
    endpoint?.setAttribute('data-trying', '');
    return () => {
      endpoint?.removeAttribute('data-trying');
      slot.remove();
    };
  }, [button, slot]);

  if (calls === undefined) return null;
  const call = calls === 'failed' ? undefined : calls.get(id);
  return createPortal(
    call ? (
      <Console
        call={call}
        servers={consoleServers}
        onClose={onClose}
        renderSamples={(samples) => <RequestTabs request={samples} title={STRINGS.send.request} />}
      />
    ) : (
      <CallsFailed onRetry={retry} onClose={onClose} />
    ),
    slot,
  );
}
