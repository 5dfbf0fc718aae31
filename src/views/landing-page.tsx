import type { ReactNode } from 'react';
import { ExtraIcon } from '../components/ui/extra-icon';
import { Link } from '../components/ui/link';
import { product } from '../site/config/product';
import type { ContentNode } from '../content/shared/tree/types';
import { monthLabel } from '../content/shared/release-notes/months';
import type { ReleaseMonth } from '../content/shared/release-notes/types';
import { routes } from '../site/routes';
import type { RecentPost } from '../content/shared/views';
import { Content } from './content';
import * as styles from './landing-page.module.css';

export interface LandingPageView {
  readonly title: string;
  readonly lead: string;
  /** The shortest call, in the reader's language. */
  readonly call: readonly ContentNode[];
  readonly drawing: ReactNode;
  readonly areas: readonly {
    readonly title: string;
    readonly text: string;
    readonly href: string;
    readonly icon: 'layers' | 'code' | 'video';
  }[];
  readonly posts: readonly RecentPost[];
  readonly latest: ReleaseMonth | null;
}

/** The way in: one line, one call, a picture of what it makes, three areas, and what is new. */
export function LandingPage({ title, lead, call, drawing, areas, posts, latest }: LandingPageView) {
  return (
    <main id="main" className={styles.page}>
      <section className={styles.hero}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.actions}>
            <Link href={routes.quickStart()} className={styles.primary}>
              Quick start
            </Link>
            <Link href={routes.overview()} className={styles.secondary}>
              Overview
            </Link>
          </p>
        </div>
        <div className={styles.drawing}>{drawing}</div>
      </section>

      <section className={styles.call} aria-labelledby="first-call">
        <div>
          <h2 id="first-call">One call starts a meeting</h2>
          <p>
            The answer holds a link for the first user, one for guests, and an access key for everything that follows.
            Your key comes from the <Link href={product.links.dashboard}>dashboard</Link>.
          </p>
        </div>
        <div className={styles.code}>
          <Content nodes={call} />
        </div>
      </section>

      <section aria-labelledby="areas">
        <h2 id="areas">Three ways in</h2>
        <ul className={styles.areas} role="list">
          {areas.map(({ title: name, text, href, icon }) => (
            <li key={href} className={styles.card}>
              <ExtraIcon name={icon} size={24} />
              <Link href={href} className={styles.cardTitle}>
                {name}
              </Link>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>

      <section className={styles.news} aria-labelledby="news">
        <h2 id="news">What is new</h2>
        {posts.length > 0 && (
          <div>
            <h3>
              <Link href={routes.blog()}>From the blog</Link>
            </h3>
            <ul role="list">
              {posts.map(({ title: name, path, date }) => (
                <li key={path}>
                  <Link href={path}>{name}</Link> <time dateTime={date}>{monthLabel(date.slice(0, 7))}</time>
                </li>
              ))}
            </ul>
          </div>
        )}
        {latest && (
          <div>
            <h3>
              <Link href={routes.releaseNotes()}>Release notes</Link>, {monthLabel(latest.month)}
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
    </main>
  );
}
