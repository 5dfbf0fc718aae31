import { siteConfig } from '../../site/config/site-config';
import { routes } from '../../site/routes';
import { Link } from '../ui/link';
import * as styles from './blog-links.module.css';

/** Links to the other indexes of the blog (archive, tags, authors) and to the feeds. */
export function BlogLinks() {
  const links = [
    { label: 'Archive', href: routes.blogArchive() },
    { label: 'Tags', href: routes.blogTags() },
    { label: 'Authors', href: routes.blogAuthors() },
    { label: 'RSS', href: routes.blogFeed('rss.xml') },
    { label: 'Atom', href: routes.blogFeed('atom.xml') },
    ...(siteConfig.blog.feed.json ? [{ label: 'JSON Feed', href: routes.blogFeed('feed.json') }] : []),
  ];
  return (
    <ul className={styles.links} aria-label="More of the blog">
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link href={href}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
