import { SourcesPlayground } from '../playgrounds/browser/sources/sources-playground';
import { RequestTabs } from './request-tabs';

/** The sources playground, as a file of its own that only its page loads. */
export default function SourcesTool() {
  return <SourcesPlayground renderRequest={(request, title) => <RequestTabs request={request} title={title} />} />;
}
