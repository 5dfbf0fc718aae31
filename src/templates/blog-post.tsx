import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../components/ui/page-head';
import type { BlogPostView } from '../content/shared/blog/views';
import { buildBreadcrumbList } from '../content/shared/breadcrumb-list';
import { siteConfig } from '../site/config/site-config';
import { articleAuthor, blogPostingData } from '../content/shared/blog/blog-data';
import { routes } from '../site/routes';
import { BlogPostPage } from '../views/blog/blog-post-page';
import { shownReadingTime, toAuthor } from './blog-views';
import { isUntranslated, type PageLanguages } from '../site/page-languages';
import { withJson } from './json-fields';
import { useFrameData } from './use-frame-data';

type Data = Queries.BlogPostPageQuery;

export default function BlogPostTemplate({ data, pageContext }: PageProps<Data, PageLanguages>) {
  const post = withJson(data.blogPost);
  const { recentPosts } = useFrameData();
  if (!post) return null;
  const view: BlogPostView = {
    title: post.title,
    path: post.path,
    date: post.date,
    readingTime: shownReadingTime(post.readingTime),
    authors: post.authors.map(toAuthor),
    hasTitle: post.hasTitle,
    content: post.content,
    toc: post.toc,
    updates: post.updates,
    tags: post.tags,
    editUrl: post.editUrl,
    unlisted: post.unlisted,
    untranslated: isUntranslated(pageContext),
    newer: post.newer,
    older: post.older,
    series: post.series,
    related: post.related,
    recentPosts,
  };
  return <BlogPostPage {...view} />;
}

export function Head({ data, pageContext }: HeadProps<Data, PageLanguages>) {
  const post = withJson(data.blogPost);
  if (!post) return null;
  const authors = post.authors.map(toAuthor);
  const crumbs = [
    { label: siteConfig.blog.title, path: routes.blog() },
    { label: post.title, path: post.path },
  ];
  const breadcrumbs = buildBreadcrumbList(crumbs, siteConfig);
  return (
    <PageHead
      title={post.title}
      description={post.description}
      path={post.path}
      languages={pageContext.languages}
      keywords={post.keywords}
      image={post.image}
      type="article"
      article={{
        published: post.date,
        authors: authors.map((author) => articleAuthor(author, siteConfig)),
        tags: post.tags.map(({ label }) => label),
      }}
      pageType={null}
      structuredData={[
        blogPostingData({ ...post, authors, modified: post.updates.at(-1)?.date }, siteConfig),
        ...(breadcrumbs ? [breadcrumbs] : []),
      ]}
      unlisted={post.unlisted}
    />
  );
}

export const query = graphql`
  query BlogPostPage($id: String!) {
    blogPost(id: { eq: $id }) {
      path
      title
      description
      date
      keywords
      image
      unlisted
      hasTitle
      readingTime
      content
      toc
      updates
      editUrl
      newer
      older
      series
      related
      authors {
        ...BlogAuthorFields
      }
      tags {
        label
        path
        description
      }
    }
  }
`;
