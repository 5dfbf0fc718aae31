import { SourcesPlayground } from '../playgrounds/browser/sources/sources-playground';
import { RequestTabs } from './request-tabs';

/** The sources playground. A file of its own, so that only its page loads the code. */
export function SourcesTool() {
  return <SourcesPlayground renderRequest={(request, title) => <RequestTabs request={request} title={title} />} />;
}
