import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../components/ui/page-head';
import { productName } from '../site/config/product-name';
import { siteConfig } from '../site/config/site-config';
import { siteData } from '../site/head/page-data';
import type { PageLanguages } from '../site/page-languages';
import { routes } from '../site/routes';
import { LandingPage } from '../views/landing-page';
import { withJson } from './json-fields';
import { useFrameData } from './use-frame-data';

type Data = Queries.LandingPageQuery;

/** Maximum number of recent posts shown. */
const MAX_POSTS = 4;

export default function LandingTemplate({ data }: PageProps<Data>) {
  const { recentPosts } = useFrameData();
  const page = withJson(data.page);
  if (!page) return null;
  return (
    <LandingPage
      title={page.title}
      lead={page.description}
      call={page.content}
      copy={withJson(data.landing)?.texts ?? null}
      posts={recentPosts.slice(0, MAX_POSTS)}
      latest={withJson(data.releaseNotes)?.months[0] ?? null}
    />
  );
}

export function Head({ data: { page }, pageContext }: HeadProps<Data, PageLanguages>) {
  if (!page) return null;
  return (
    <PageHead
      title={siteConfig.title}
      description={page.description}
      path={routes.home()}
      languages={pageContext.languages}
      pageType={null}
      structuredData={[siteData(siteConfig, productName)]}
    />
  );
}

export const query = graphql`
  query LandingPage($id: String!) {
    page(id: { eq: $id }) {
      title
      description
      content
    }
    landing {
      texts
    }
    releaseNotes {
      months
    }
  }
`;
