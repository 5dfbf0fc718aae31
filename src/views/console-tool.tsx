import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ToolButton } from '../components/controls/tool-button';
import { Console } from '../reference/browser/console/console';
import { configuredServers } from '../reference/browser/console/http-server';
import type { ConsoleCall } from '../reference/shared/console/types';
import { siteConfig } from '../site/config/site-config';
import { routes, withBase } from '../site/routes';
import { RequestTabs } from './request-tabs';

const servers = configuredServers(siteConfig.console);

/** The console for the call that a button belongs to, shown in place of the call's samples. */
export function ConsoleTool({ button, onClose }: { readonly button: HTMLElement; readonly onClose: () => void }) {
  const [slot] = useState(() => document.createElement('div'));
  const [call, setCall] = useState<ConsoleCall | 'failed'>();
  const id = button.dataset.try ?? '';

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

  useEffect(() => {
    if (call !== undefined) return undefined;
    const controller = new AbortController();
    readCall(id, controller.signal).then(setCall, () => controller.signal.aborted || setCall('failed'));
    return () => controller.abort();
  }, [call, id]);

  if (call === undefined) return null;
  return createPortal(
    call === 'failed' ? (
      <div role="alert">
        <p>The form could not be loaded. Check the connection.</p>
        <ToolButton icon="retry" onClick={() => setCall(undefined)}>
          Try again
        </ToolButton>{' '}
        <ToolButton onClick={onClose}>Close</ToolButton>
      </div>
    ) : (
      <Console
        call={call}
        servers={servers}
        onClose={onClose}
        renderSamples={(samples) => <RequestTabs request={samples} title="Request" />}
      />
    ),
    slot,
  );
}

async function readCall(id: string, signal: AbortSignal): Promise<ConsoleCall> {
  const response = await fetch(withBase(siteConfig.baseUrl, routes.consoleCall(id)), { signal });
  if (!response.ok) throw new Error(`The form of ${id} answers ${response.status}.`);
  return (await response.json()) as ConsoleCall;
}
