import { CodeSample } from '../playgrounds/browser/parts/code-sample';
import { TabItem } from '../features/tabs/tab-item';
import { Tabs } from '../features/tabs/tabs';
import type { WrittenRequest } from '../playgrounds/shared/requests';

/** A request in several languages. The selected language is shared with all other samples on the site. */
export function RequestTabs({
  request,
  title,
}: {
  readonly request: readonly WrittenRequest[];
  readonly title: string;
}) {
  return (
    <Tabs groupId="language">
      {request.map(({ language, label, code }) => (
        <TabItem key={language} value={language} label={label}>
          <CodeSample title={title} language={label} code={code} />
        </TabItem>
      ))}
    </Tabs>
  );
}
