import { SourcesPlayground } from '../playgrounds/browser/sources/sources-playground';
import { RequestTabs } from './request-tabs';
import { SendIt } from './send-it';

/** The sources playground. It is in a separate file so that only its page loads the code. */
export function SourcesTool() {
  return (
    <SourcesPlayground
      renderRequest={(request, title) => <RequestTabs request={request} title={title} />}
      renderSend={(plan, obstacle) => <SendIt plan={plan} obstacle={obstacle} />}
    />
  );
}
