import { useEffect, useId, useState, type MouseEvent } from 'react';
import { Link } from '../../../components/ui/link';
import { isPlainClick } from '../../../site/followed-link';
import { onTyped, searchFieldIn } from './search-field';
import { isExternal, type RoutePath } from '../../../site/routes';

/** A page that the dialog offers before the first query. */
export interface StartLink {
  readonly label: string;
  readonly href: string;
}

interface StartLinksProps {
  /** The dialog. */
  readonly container: HTMLElement;
  /** Whether the field is empty at first. */
  readonly isShown: boolean;
  readonly links: readonly StartLink[];
  readonly onChoose: (href: string) => void;
  readonly onClose: () => void;
}

/** Links to start with, while the field is empty. The arrow keys move through them. */
export function StartLinks({ container, isShown, links, onChoose, onClose }: StartLinksProps) {
  const titleId = useId();
  // Here and not in the dialog: DocSearch's field would lose what is typed if it were rendered again before it knows.
  const [isEmpty, setIsEmpty] = useState(isShown);
  useEffect(() => {
    const removeTyped = onTyped(container, (text) => setIsEmpty(text === ''));
    const onReset = () => setIsEmpty(true);
    const onKeyDown = (event: KeyboardEvent) => moveInStartLinks(event, container);
    container.addEventListener('reset', onReset);
    container.addEventListener('keydown', onKeyDown);
    return () => {
      removeTyped();
      container.removeEventListener('reset', onReset);
      container.removeEventListener('keydown', onKeyDown);
    };
  }, [container]);
  if (!isEmpty) return null;

  const choose = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const { pathname, search, hash } = event.currentTarget;
    onChoose(pathname + search + hash);
    onClose();
  };
  return (
    <nav className="search-start" aria-labelledby={titleId}>
      <p id={titleId}>{STRINGS.search.startHere}</p>
      <ul role="list">
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href as RoutePath} {...(isExternal(href) ? {} : { onClick: choose })}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Moves the focus between the empty field and the links with the arrow keys, unless there are stored pages to move
 * through.
 */
function moveInStartLinks(event: KeyboardEvent, container: HTMLElement): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const links = [...container.querySelectorAll<HTMLElement>('.search-start a')];
  if (links.length === 0 || container.querySelector('.DocSearch-Hit')) return;
  const stops = [searchFieldIn(container), ...links];
  const from = stops.findIndex((stop) => stop === event.target);
  if (from < 0) return;
  event.preventDefault();
  stops[event.key === 'ArrowDown' ? Math.min(from + 1, links.length) : Math.max(from - 1, 0)]?.focus();
}
