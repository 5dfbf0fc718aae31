import { siteConfig } from '../../site/config/site-config';
import { routes } from '../../site/routes';
import { Link } from '../ui/link';
import * as styles from './blog-links.module.css';

/** Links to the other indexes of the blog (archive, tags, authors) and to the feeds. */
export function BlogLinks() {
  const links = [
    { label: STRINGS.blog.archive, href: routes.blogArchive() },
    { label: STRINGS.tags.title, href: routes.blogTags() },
    { label: STRINGS.blog.authors, href: routes.blogAuthors() },
    { label: STRINGS.blog.rss, href: routes.blogFeed('rss.xml') },
    { label: STRINGS.blog.atom, href: routes.blogFeed('atom.xml') },
    ...(siteConfig.blog.feed.json ? [{ label: STRINGS.blog.jsonFeed, href: routes.blogFeed('feed.json') }] : []),
  ];
  return (
    <ul className={styles.links} aria-label={STRINGS.blog.more}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link href={href}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
