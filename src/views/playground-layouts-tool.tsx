import { LayoutPlayground } from '../playgrounds/browser/layouts/layout-playground';
import { TabItem } from '../features/tabs/tab-item';
import { Tabs } from '../features/tabs/tabs';
import { RequestTabs } from './request-tabs';
import { SendIt } from './send-it';

/** The layout playground. It is in a separate file so that only its page loads the code. */
export function LayoutsTool() {
  return (
    <LayoutPlayground
      renderRequest={(request, title) => <RequestTabs request={request} title={title} />}
      renderPanels={(panels) => (
        <Tabs>
          {panels.map(({ value, label, content }) => (
            <TabItem key={value} value={value} label={label}>
              {content}
            </TabItem>
          ))}
        </Tabs>
      )}
      renderSend={(plan, obstacle) => <SendIt plan={plan} obstacle={obstacle} />}
    />
  );
}
