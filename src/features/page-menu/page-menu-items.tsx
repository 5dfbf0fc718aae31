import { useEffect, useRef, useState } from 'react';
import { Link } from '../../components/ui/link';
import { closeWhenLeft } from '../../hooks/close-when-left';
import { siteConfig } from '../../site/config/site-config';
import { questionAbout, type PageMenuSettings } from '../../site/page-menu';
import { absoluteUrl, withBase, type RoutePath } from '../../site/routes';
import { copyMarkdown, type CopyResult } from './copy-markdown';
import { fill } from '../../site/fill';
import * as styles from './page-menu-items.module.css';

/** Inserted by the build: see `src/gatsby/build/webpack.ts`. */
const settings = JSON.parse(process.env.PAGE_MENU_JSON ?? 'null') as PageMenuSettings | null;

const MESSAGES = {
  copied: STRINGS.common.copied,
  missing: STRINGS.pageMenu.missing,
  refused: STRINGS.pageMenu.refused,
} as const;

/** What the menu of a page shows once it is open. */
export function PageMenuItems({ twin }: { readonly twin: RoutePath }) {
  const [result, setResult] = useState<CopyResult | 'busy'>();
  const button = useRef<HTMLButtonElement>(null);
  const isBusy = result === 'busy';
  useEffect(() => {
    const menu = button.current?.closest('details');
    return menu ? closeWhenLeft(menu, menu.querySelector('summary'), () => (menu.open = false)) : undefined;
  }, []);
  const copy = () => {
    if (isBusy) return;
    setResult('busy');
    void copyMarkdown(withBase(siteConfig.baseUrl, twin)).then(setResult);
  };
  const question = encodeURIComponent(questionAbout(absoluteUrl(siteConfig.url, siteConfig.baseUrl, twin)));
  const done = result === undefined || result === 'busy' ? undefined : result;
  return (
    <>
      <button ref={button} type="button" aria-busy={isBusy || undefined} onClick={copy}>
        {STRINGS.pageMenu.copy}
      </button>
      <p role="status" className={styles.status} data-outcome={done?.outcome}>
        {done && MESSAGES[done.outcome]}
      </p>
      {done?.outcome === 'refused' && (
        <textarea
          ref={(field) => field?.select()}
          className={styles.text}
          aria-label={STRINGS.pageMenu.markdown}
          readOnly
          value={done.text}
        />
      )}
      {settings?.assistants.map(({ label, address }) => (
        <Link key={address} href={`${address}${question}`}>
          {fill(STRINGS.pageMenu.openIn, { name: label })}
        </Link>
      ))}
      {settings?.docsServerPage && <Link href={settings.docsServerPage}>{STRINGS.pageMenu.docsServer}</Link>}
    </>
  );
}
