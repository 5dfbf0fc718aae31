import type { ReactNode } from 'react';
import { ExtraIcon } from '../components/ui/extra-icon';
import { Link } from '../components/ui/link';
import type { ContentNode } from '../content/shared/tree/types';
import { monthLabel } from '../content/shared/release-notes/months';
import type { ReleaseMonth } from '../content/shared/release-notes/types';
import { PageMain } from '../features/navigation/page-main';
import { routes } from '../site/routes';
import type { RecentPost } from '../content/shared/blog/views';
import { Content } from './content';
import * as styles from './landing-page.module.css';

/** Text of the page from `landing.yaml`. */
interface LandingCopy {
  readonly actions: readonly { readonly label: string; readonly to: string }[];
  /** `html` is inline HTML. */
  readonly call: { readonly heading: string; readonly html: string };
  readonly areas: {
    readonly heading: string;
    readonly cards: readonly {
      readonly title: string;
      readonly text: string;
      readonly to: string;
      readonly icon: 'code' | 'layers' | 'video';
    }[];
  };
  readonly news: { readonly heading: string; readonly posts: string; readonly releases: string };
}

export interface LandingPageView {
  readonly title: string;
  readonly lead: string;
  /** The shortest API call, in the language that the reader chose; shown next to its explanation. */
  readonly call: readonly ContentNode[];
  readonly drawing: ReactNode;
  /** Null if the content root has no text for the page, which then shows only title, lead, drawing and call. */
  readonly copy: LandingCopy | null;
  readonly posts: readonly RecentPost[];
  readonly latest: ReleaseMonth | null;
}

/** The landing page: a headline, a drawing, one API call, three areas of the docs, and news. */
export function LandingPage({ title, lead, call, drawing, copy, posts, latest }: LandingPageView) {
  return (
    <PageMain className={styles.page}>
      <section className={styles.hero}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {copy && (
            <p className={styles.actions}>
              {copy.actions.map(({ label, to }, index) => (
                <Link key={to} href={to} className={index === 0 ? styles.primary : styles.secondary}>
                  {label}
                </Link>
              ))}
            </p>
          )}
        </div>
        <div className={styles.drawing}>{drawing}</div>
      </section>

      <section className={styles.call} aria-labelledby={copy ? 'first-call' : undefined}>
        {copy && (
          <div>
            <h2 id="first-call">{copy.call.heading}</h2>
            <p dangerouslySetInnerHTML={{ __html: copy.call.html }} />
          </div>
        )}
        <div className={styles.code}>
          <Content nodes={call} />
        </div>
      </section>

      {copy && (
        <>
          <Areas {...copy.areas} />
          <News words={copy.news} posts={posts} latest={latest} />
        </>
      )}
    </PageMain>
  );
}

function Areas({ heading, cards }: LandingCopy['areas']) {
  return (
    <section aria-labelledby="areas">
      <h2 id="areas">{heading}</h2>
      <ul className="card-grid" role="list">
        {cards.map(({ title, text, to, icon }) => (
          <li key={to} className="card">
            <ExtraIcon name={icon} size={24} />
            <Link href={to} className="card-title">
              {title}
            </Link>
            <p className="card-text">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface NewsProps extends Pick<LandingPageView, 'posts' | 'latest'> {
  readonly words: LandingCopy['news'];
}

function News({ words, posts, latest }: NewsProps) {
  return (
    <section className={styles.news} aria-labelledby="news">
      <h2 id="news">{words.heading}</h2>
      {posts.length > 0 && (
        <div>
          <h3>
            <Link href={routes.blog()}>{words.posts}</Link>
          </h3>
          <ul role="list">
            {posts.map(({ title, path, date }) => (
              <li key={path}>
                <Link href={path}>{title}</Link> <time dateTime={date}>{monthLabel(date.slice(0, 7))}</time>
              </li>
            ))}
          </ul>
        </div>
      )}
      {latest && (
        <div>
          <h3>
            <Link href={routes.releaseNotes()}>{words.releases}</Link>, {monthLabel(latest.month)}
          </h3>
          <ul role="list">
            {latest.areas.flatMap(({ area, entries }) =>
              entries.map(({ html, kind }, index) => (
                <li key={`${area}${index}`}>
                  <span className={styles.muted}>
                    {area}, {kind.toLowerCase()}:
                  </span>{' '}
                  <span dangerouslySetInnerHTML={{ __html: html }} />
                </li>
              )),
            )}
          </ul>
        </div>
      )}
    </section>
  );
}
