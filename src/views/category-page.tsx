import { Breadcrumbs } from '../components/docs/breadcrumbs';
import { CategoryCards } from '../components/docs/category-cards';
import { DocsPager } from '../components/docs/pager';
import { VersionBadge, VersionBanner } from '../components/docs/version-banner';
import type { CategoryPageView } from '../content/shared/docs';
import { DocsLayout } from './docs-layout';
import { PageTitle } from './page-title';
import * as styles from './page.module.css';

/** The generated page of a sidebar category: its description and a card for each entry. */
export function CategoryPage(category: CategoryPageView) {
  return (
    <DocsLayout sidebar={category.sidebar} path={category.path}>
      <div className={styles.top}>
        <Breadcrumbs crumbs={category.breadcrumbs} />
        {category.versionBadge && <VersionBadge label={category.versionBadge} />}
      </div>
      {category.versionBanner && <VersionBanner {...category.versionBanner} />}
      <PageTitle lead={category.description}>{category.title}</PageTitle>
      <CategoryCards cards={category.cards} />
      <DocsPager previous={category.previous} next={category.next} />
    </DocsLayout>
  );
}
