import { ContentTree, type ContentRegistry } from '../components/mdx/content-tree';
import { Link } from '../components/ui/link';
import type { LandingCard, LandingCopy } from '../content/shared/landing';
import type { ContentNode } from '../content/shared/tree/types';
import { monthLabel } from '../content/shared/release-notes/months';
import type { ReleaseMonth } from '../content/shared/release-notes/types';
import { PageMain } from '../features/navigation/page-main';
import { TabItem } from '../features/tabs/tab-item';
import { Tabs } from '../features/tabs/tabs';
import { routes } from '../site/routes';
import type { RecentPost } from '../content/shared/blog/views';
import { MeetingOfLayouts } from './landing-meeting';
import { KIND_LABELS } from '../content/shared/release-notes/kinds';
import * as styles from './landing-page.module.css';

export interface LandingPageView {
  readonly title: string;
  readonly lead: string;
  /** The shortest API call, in the language that the reader chose, and what it returns. */
  readonly call: readonly ContentNode[];
  /** Null if the content root has no text for the page, which then shows only title, lead and call. */
  readonly copy: LandingCopy | null;
  readonly posts: readonly RecentPost[];
  readonly latest: ReleaseMonth | null;
}

/** What the first call can consist of: each component more would bring its style sheet into the page. */
const CALL_COMPONENTS: ContentRegistry = { Tabs, TabItem };

/** The landing page: a headline beside a meeting, one API call, ways in, playgrounds, news, limits and prices. */
export function LandingPage({ title, lead, call, copy, posts, latest }: LandingPageView) {
  return (
    <PageMain className={styles.page}>
      <section className={styles.hero}>
        <div className={styles.intro}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {copy && (
            <p className={styles.actions}>
              {copy.actions.map(({ label, to }) => (
                <Link key={to} href={to}>
                  {label}
                </Link>
              ))}
            </p>
          )}
        </div>
        {copy && <MeetingOfLayouts {...copy.meeting} />}
      </section>

      <section className={styles.call} aria-labelledby={copy ? 'first-call' : undefined}>
        {copy && (
          <>
            <h2 id="first-call">{copy.call.heading}</h2>
            <p dangerouslySetInnerHTML={{ __html: copy.call.html }} />
          </>
        )}
        <div className={styles.code}>
          <ContentTree nodes={call} registry={CALL_COMPONENTS} />
        </div>
      </section>

      {copy && (
        <>
          <Cards id="areas" {...copy.areas} />
          <Cards id="playgrounds" isWide {...copy.playgrounds} />
          <News words={copy.news} posts={posts} latest={latest} />
          <Terms {...copy.terms} />
        </>
      )}
    </PageMain>
  );
}

interface CardsProps {
  readonly id: string;
  readonly heading: string;
  readonly cards: readonly LandingCard[];
  /** True for pictures beside the text. */
  readonly isWide?: boolean;
}

function Cards({ id, heading, cards, isWide = false }: CardsProps) {
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby={id} className={isWide ? styles.wide : undefined}>
      <h2 id={id}>{heading}</h2>
      <ul className="card-grid" role="list">
        {cards.map(({ title, text, to, picture }) => (
          <li key={to} className={`card ${styles.card}`}>
            <div dangerouslySetInnerHTML={{ __html: picture }} />
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
  if (posts.length === 0 && !latest) return null;
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
                <Link href={path}>{title}</Link>{' '}
                <time dateTime={date.slice(0, 10)}>{monthLabel(date.slice(0, 7))}</time>
              </li>
            ))}
          </ul>
        </div>
      )}
      {latest && (
        <div>
          <h3>
            <Link href={routes.releaseNotes()}>{words.releases}</Link>
            {`, ${monthLabel(latest.month)}`}
          </h3>
          <ul role="list">
            {latest.areas.flatMap(({ area, entries }) =>
              entries.map(({ html, kind }, index) => (
                <li key={`${area}${index}`}>
                  <span className={styles.muted}>{`${area}, ${KIND_LABELS[kind].toLowerCase()}:`}</span>{' '}
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

function Terms({ heading, lines }: LandingCopy['terms']) {
  return (
    <section aria-labelledby="terms">
      <h2 id="terms">{heading}</h2>
      <dl className={styles.terms}>
        {lines.map(({ term, html }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd dangerouslySetInnerHTML={{ __html: html }} />
          </div>
        ))}
      </dl>
    </section>
  );
}
