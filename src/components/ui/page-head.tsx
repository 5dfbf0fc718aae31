import { siteConfig } from '../../site/config/site-config';
import { buildHead, type PageMeta } from '../../site/head/build-head';

/** The tags of a page's head, for a template's `Head` export. */
export function PageHead(page: PageMeta) {
  return (
    <>
      {buildHead(page, siteConfig).map((entry, index) => {
        if (entry.tag === 'title') return <title key="title">{entry.text}</title>;
        if (entry.tag === 'script')
          return <script key={index} type="application/ld+json" dangerouslySetInnerHTML={{ __html: entry.json }} />;
        const Tag = entry.tag;
        return <Tag key={index} {...entry.attributes} />;
      })}
    </>
  );
}
