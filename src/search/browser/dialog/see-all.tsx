import { useEffect, type MouseEvent } from 'react';
import { Link } from '../../../components/ui/link';
import { isPlainClick } from '../../../site/followed-link';
import { searchAddress } from '../searched-version';
import { plural } from '../../../site/words';

export interface SeeAllProps {
  readonly state: {
    readonly query: string;
    readonly status: string;
    readonly context: { readonly nbHits?: unknown };
  };
  /** Version of the docs that is searched. */
  readonly version: string;
  readonly onChoose: (href: string) => void;
  readonly onClose: () => void;
  /** Called with the query whose results are shown. */
  readonly onShown: (query: string) => void;
}

/** Link from the dialog to the page with all results. */
export function SeeAll({ state, version, onChoose, onClose, onShown }: SeeAllProps) {
  useEffect(() => {
    if (state.status === 'idle') onShown(state.query);
  }, [state, onShown]);

  const choose = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose(event.currentTarget.pathname + event.currentTarget.search);
    onClose();
  };
  return (
    <Link href={searchAddress(state.query, version)} onClick={choose}>
      {plural(Number(state.context.nbHits ?? 0), STRINGS.search.seeAll)}
    </Link>
  );
}
