import { useEffect, useRef, useState } from 'react';
import { siteConfig } from '../../site/config/site-config';
import { languageOfInterface } from '../../site/page-languages';
import { withBase, type RoutePath } from '../../site/routes';
import { twinOf } from '../../site/twins';
import { lazyPart } from '../../hooks/lazy-part';
import { useLazyPart } from '../../hooks/use-lazy-part';

const itemsPart = lazyPart(
  async () => (await import(/* webpackChunkName: "page-menu" */ './page-menu-items')).PageMenuItems,
);

/**
 * A menu beside the title of a page that people read: copy its Markdown, view it, ask an assistant about it. Put it
 * directly before the title. Every page has its HTML, so it has only what works without scripts; the rest is loaded
 * when it opens, and comes below, so that nothing moves under the pointer.
 */
export function PageMenu({ path }: { readonly path: RoutePath }) {
  const [isOpen, setIsOpen] = useState(false);
  const menu = useRef<HTMLDetailsElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const Items = useLazyPart(itemsPart, isOpen, link);
  const twin = twinOf(path);
  // A reader may have opened it before the app started.
  useEffect(() => setIsOpen(menu.current?.open === true), []);
  if (twin === undefined) return null;
  return (
    <details
      ref={menu}
      className="page-menu"
      {...(process.env.HAS_LANGUAGES ? languageOfInterface() : undefined)}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{STRINGS.pageMenu.title}</summary>
      <div>
        <a ref={link} href={withBase(siteConfig.baseUrl, twin)}>
          {STRINGS.pageMenu.view}
        </a>
        {isOpen && Items && <Items twin={twin} />}
      </div>
    </details>
  );
}
