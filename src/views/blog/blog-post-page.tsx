import { AuthorLine } from '../../components/blog/author-line';
import { PostCover } from '../../components/blog/post-cover';
import { PostMeta } from '../../components/blog/post-meta';
import { PostUpdates } from '../../components/blog/post-updates';
import { RelatedPosts } from '../../components/blog/related-posts';
import { SeriesParts } from '../../components/blog/series-parts';
import { DocFooter } from '../../components/docs/doc-footer';
import { Pager } from '../../components/docs/pager';
import { UnlistedNotice } from '../../components/docs/unlisted-notice';
import { UntranslatedNotice } from '../../components/docs/untranslated-notice';
import { withFeedback } from '../../features/feedback/with-feedback';
import { MobileToc } from '../../features/mobile-toc/mobile-toc';
import { PageMenu } from '../../features/page-menu/page-menu';
import type { BlogPostView } from '../../content/shared/blog/views';
import { languageOfText } from '../../site/page-languages';
import { Content } from '../content';
import { PageTitle } from '../page-title';
import { BlogLayout } from './blog-layout';
import * as styles from './blog.module.css';

/** A post between the recent posts and its table of contents. */
export function BlogPostPage(post: BlogPostView) {
  return (
    <BlogLayout recentPosts={post.recentPosts} path={post.path} toc={post.toc}>
      {post.unlisted && <UnlistedNotice />}
      {process.env.HAS_LANGUAGES && post.untranslated ? <UntranslatedNotice /> : null}
      <article {...(process.env.HAS_LANGUAGES ? languageOfText(post.untranslated) : undefined)}>
        <header className={styles.head}>
          <div className={styles.about}>
            <PostCover path={post.path} />
            <div className={styles.words}>
              <PageMenu path={post.path} />
              {!post.hasTitle && <PageTitle>{post.title}</PageTitle>}
              <PostMeta date={post.date} readingTime={post.readingTime} />
              <AuthorLine authors={post.authors} />
            </div>
          </div>
          <SeriesParts parts={post.series} path={post.path} />
        </header>
        <PostUpdates updates={post.updates} />
        {post.toc.length > 0 && <MobileToc entries={post.toc} />}
        <Content nodes={process.env.HAS_FEEDBACK ? withFeedback(post.content, post.path) : post.content} />
        <DocFooter tags={post.tags} editUrl={post.editUrl} lastUpdated={null} />
      </article>
      <RelatedPosts posts={post.related} />
      <Pager
        label={STRINGS.blog.postNavigation}
        previousLabel={STRINGS.blog.newerPost}
        previous={post.newer}
        nextLabel={STRINGS.blog.olderPost}
        next={post.older}
      />
    </BlogLayout>
  );
}
