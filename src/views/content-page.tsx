import { UnlistedNotice } from '../components/docs/unlisted-notice';
import { UntranslatedNotice } from '../components/docs/untranslated-notice';
import { withFeedback } from '../features/feedback/with-feedback';
import { MobileToc } from '../features/mobile-toc/mobile-toc';
import { PageMenu } from '../features/page-menu/page-menu';
import type { ContentNode } from '../content/shared/tree/types';
import type { RoutePath } from '../site/routes';
import type { TocEntry } from '../site/toc';
import { languageOfText } from '../site/page-languages';
import { Content } from './content';
import { DocsLayout } from './docs-layout';
import { PageTitle } from './page-title';

interface ContentPageProps {
  readonly path: RoutePath;
  readonly title: string;
  readonly hasTitle: boolean;
  readonly content: readonly ContentNode[];
  readonly toc: readonly TocEntry[];
  readonly unlisted: boolean;
  /** Whether the text is in another language than the site. */
  readonly untranslated?: boolean;
}

/** A page that belongs to neither docs nor blog, such as the release notes. */
export function ContentPage(page: ContentPageProps) {
  return (
    <DocsLayout toc={page.toc}>
      {page.unlisted && <UnlistedNotice />}
      {process.env.HAS_LANGUAGES && page.untranslated ? <UntranslatedNotice /> : null}
      {page.toc.length > 0 && <MobileToc entries={page.toc} />}
      <article {...(process.env.HAS_LANGUAGES ? languageOfText(page.untranslated) : undefined)}>
        <PageMenu path={page.path} />
        {!page.hasTitle && <PageTitle>{page.title}</PageTitle>}
        <Content nodes={process.env.HAS_FEEDBACK ? withFeedback(page.content, page.path) : page.content} />
      </article>
    </DocsLayout>
  );
}
