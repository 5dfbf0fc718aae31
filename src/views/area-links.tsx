import { Link } from '../components/ui/link';
import type { NavbarItem } from '../content/shared/navbar/types';
import { isExternal, routes } from '../site/routes';

interface AreaLinksProps {
  readonly navbar: readonly NavbarItem[];
  readonly className: string | undefined;
  readonly label?: string;
}

/** Links that lead on from a dead-end page: to the start page and to the areas in the navigation bar. */
export function AreaLinks({ navbar, className, label }: AreaLinksProps) {
  const areas = navbar.flatMap((item) =>
    item.type === 'link' && !isExternal(item.href) ? [{ label: item.label, href: item.href }] : [],
  );
  return (
    <ul className={className} role="list" aria-label={label}>
      {[{ label: STRINGS.frame.home, href: routes.home() }, ...areas].map((area) => (
        <li key={area.href}>
          <Link href={area.href}>{area.label}</Link>
        </li>
      ))}
    </ul>
  );
}
