import { UnlistedNotice } from '../components/docs/unlisted-notice';
import { MobileToc } from '../features/mobile-toc/mobile-toc';
import type { ContentPageView } from '../content/shared/views';
import { Content } from './content';
import { DocsLayout } from './docs-layout';
import { PageTitle } from './page-title';

/** A page that belongs to neither docs nor blog, such as the release notes. */
export function ContentPage(page: ContentPageView) {
  return (
    <DocsLayout toc={page.toc}>
      {page.unlisted && <UnlistedNotice />}
      {page.toc.length > 0 && <MobileToc entries={page.toc} />}
      <article>
        {!page.hasTitle && <PageTitle>{page.title}</PageTitle>}
        <Content nodes={page.content} />
      </article>
    </DocsLayout>
  );
}
