import { Link } from '../ui/link';
import { NavbarVariants } from './navbar-variants';
import type { NavbarViewHtml, NavbarViewLink } from './view-items';

export interface NavbarEntryProps {
  readonly item: NavbarViewLink | NavbarViewHtml;
  readonly className?: string | undefined;
  readonly activeClassName?: string | undefined;
  /** Called when the reader follows the link, in addition to the entry's own handler. */
  readonly onFollow?: () => void;
}

/** An entry of any menu: a link, custom markup, or the label of a menu without entries. */
export function NavbarEntry({ item, className, activeClassName, onFollow }: NavbarEntryProps) {
  if (item.type === 'html') return <div className={className} dangerouslySetInnerHTML={{ __html: item.value }} />;
  const { label, href, variants, active, current, lang, onChoose } = item;
  if (variants)
    return (
      <NavbarVariants variants={variants}>
        {(variant) => (
          <Link href={variant.href} className={className} onClick={onFollow}>
            {variant.label}
          </Link>
        )}
      </NavbarVariants>
    );
  if (href === undefined) return <span className={className}>{label}</span>;
  if (lang !== undefined)
    return (
      <a
        lang={lang}
        hrefLang={lang}
        target="_self"
        data-full-load=""
        className={className}
        href={href}
        onClick={onFollow}
      >
        {label}
      </a>
    );
  return (
    <Link
      href={href}
      className={[className, active && activeClassName].filter(Boolean).join(' ') || undefined}
      aria-current={current}
      onClick={() => {
        onChoose?.();
        onFollow?.();
      }}
    >
      {label}
    </Link>
  );
}
