import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { LayoutDrawing } from '../components/ui/layout-drawing';
import { PageHead } from '../components/ui/page-head';
import { siteConfig } from '../site/config/site-config';
import type { ContentNode } from '../content/shared/tree/types';
import type { ReleaseMonth } from '../content/shared/release-notes/types';
import { routes } from '../site/routes';
import { LandingPage } from '../views/landing-page';
import { useFrameData } from './use-frame-data';

type Data = Queries.LandingPageQuery;

const AREAS = [
  {
    title: 'REST API',
    text: 'Rooms, layouts, layers, recordings, streams: start a meeting and steer its picture from your back end.',
    href: routes.overview(),
    icon: 'layers',
  },
  {
    title: 'SDKs',
    text: 'JavaScript, iframe, Android and iOS for your clients; Node.js, Go and PHP for your servers.',
    href: routes.sdks(),
    icon: 'code',
  },
  {
    title: 'Stream recording',
    text: 'Record what an agent sees or shares, let a supervisor watch, and get the file delivered.',
    href: routes.streamRecording(),
    icon: 'video',
  },
] as const;

/** Newest posts shown. */
const POSTS = 4;

export default function LandingTemplate({ data }: PageProps<Data>) {
  const { recentPosts } = useFrameData();
  const { page, releaseNotes } = data;
  if (!page) return null;
  const months = (releaseNotes?.months ?? []) as unknown as ReleaseMonth[];
  return (
    <LandingPage
      title={page.title}
      lead={page.description}
      call={page.content as unknown as ContentNode[]}
      drawing={<LayoutDrawing layout="present-upper-6" title="A meeting's picture: a large spot above a row of six" />}
      areas={AREAS}
      posts={recentPosts.slice(0, POSTS)}
      latest={months[0] ?? null}
    />
  );
}

export function Head({ data: { page } }: HeadProps<Data>) {
  if (!page) return null;
  return <PageHead title={siteConfig.title} description={page.description} path={routes.home()} />;
}

export const query = graphql`
  query LandingPage($id: String!) {
    page(id: { eq: $id }) {
      title
      description
      content
    }
    releaseNotes {
      months
    }
  }
`;
