import { LayoutPlayground } from '../playgrounds/browser/layouts/layout-playground';
import { RequestTabs } from './request-tabs';

/** The layout playground, as a file of its own that only its page loads. */
export default function LayoutsTool() {
  return <LayoutPlayground renderRequest={(request, title) => <RequestTabs request={request} title={title} />} />;
}
