import { LayoutPlayground } from '../playgrounds/browser/layouts/layout-playground';
import { RequestTabs } from './request-tabs';
import { SendIt } from './send-it';

/** The layout playground. It is in a separate file so that only its page loads the code. */
export function LayoutsTool() {
  return (
    <LayoutPlayground
      renderRequest={(request, title) => <RequestTabs request={request} title={title} />}
      renderSend={(plan, obstacle) => <SendIt plan={plan} obstacle={obstacle} />}
    />
  );
}
