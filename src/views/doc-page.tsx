import { useMemo } from 'react';
import { Breadcrumbs } from '../components/docs/breadcrumbs';
import { DocFooter } from '../components/docs/doc-footer';
import { DocsPager } from '../components/docs/pager';
import { UnlistedNotice } from '../components/docs/unlisted-notice';
import { UntranslatedNotice } from '../components/docs/untranslated-notice';
import { VersionBadge, VersionBanner } from '../components/docs/version-banner';
import { withFeedback } from '../features/feedback/with-feedback';
import { MobileToc } from '../features/mobile-toc/mobile-toc';
import { PageMenu } from '../features/page-menu/page-menu';
import type { DocPageView } from '../content/shared/docs';
import { pageOperations } from '../reference/shared/page-operations';
import { languageOfText } from '../site/page-languages';
import { Content } from './content';
import { DocsLayout } from './docs-layout';
import { PageTitle } from './page-title';
import * as styles from './page.module.css';

/** A doc between its sidebar and its table of contents. */
export function DocPage(doc: DocPageView) {
  const operations = useMemo(() => pageOperations(doc.content), [doc.content]);
  return (
    <DocsLayout sidebar={doc.sidebar} path={doc.path} toc={doc.toc} operations={operations}>
      <div className={styles.top}>
        <Breadcrumbs crumbs={doc.breadcrumbs} />
        {doc.versionBadge && <VersionBadge label={doc.versionBadge} />}
      </div>
      {doc.versionBanner && <VersionBanner {...doc.versionBanner} />}
      {doc.unlisted && <UnlistedNotice />}
      {process.env.HAS_LANGUAGES && doc.untranslated ? <UntranslatedNotice /> : null}
      {doc.toc.length > 0 && <MobileToc entries={doc.toc} isAlwaysShown={operations.length > 0} />}
      <article {...(process.env.HAS_LANGUAGES ? languageOfText(doc.untranslated) : undefined)}>
        <PageMenu path={doc.path} />
        {!doc.hasTitle && <PageTitle>{doc.title}</PageTitle>}
        <Content nodes={process.env.HAS_FEEDBACK ? withFeedback(doc.content, doc.path) : doc.content} />
        <DocFooter tags={doc.tags} editUrl={doc.editUrl} lastUpdated={doc.lastUpdated} />
      </article>
      <DocsPager previous={doc.previous} next={doc.next} />
    </DocsLayout>
  );
}
