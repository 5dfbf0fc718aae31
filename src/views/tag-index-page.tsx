import { TagList } from '../components/docs/tag-list';
import type { TagIndexView } from '../content/shared/tags';
import { DocsLayout } from './docs-layout';
import { PageTitle } from './page-title';
import * as styles from './page.module.css';

/** All tags of the docs or of the blog. */
export function TagIndexPage({ groups }: TagIndexView) {
  return (
    <DocsLayout>
      <PageTitle>{STRINGS.tags.title}</PageTitle>
      {groups.length > 0 ? <TagList groups={groups} /> : <p className={styles.lead}>{STRINGS.docs.noTags}</p>}
    </DocsLayout>
  );
}
