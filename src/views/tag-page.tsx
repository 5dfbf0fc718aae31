import { ListPager } from '../components/docs/list-pager';
import { TagEntries } from '../components/docs/tag-entries';
import { Link } from '../components/ui/link';
import type { TagPageView } from '../content/shared/tags';
import { DocsLayout } from './docs-layout';
import { PageTitle } from './page-title';
import * as styles from './page.module.css';

/** The docs with a given tag. */
export function TagPage(tag: TagPageView) {
  return (
    <DocsLayout>
      <PageTitle lead={tag.description}>{tag.heading}</PageTitle>
      <p className={styles.action}>
        <Link href={tag.allTagsPath}>{STRINGS.tags.all}</Link>
      </p>
      <TagEntries entries={tag.entries} />
      <ListPager
        label={STRINGS.docs.tagNavigation}
        previousLabel={STRINGS.docs.previous}
        previousPath={tag.previousPath}
        nextLabel={STRINGS.docs.next}
        nextPath={tag.nextPath}
        page={tag.page}
        pageCount={tag.pageCount}
      />
    </DocsLayout>
  );
}
