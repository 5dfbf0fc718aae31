import { Children, cloneElement, Fragment, isValidElement, type MouseEvent, type ReactNode } from 'react';
import { ExtraIcon } from '../../components/ui/extra-icon';
import type { SearchHit } from '../shared/answer';
import { toHitText } from './hit-text';
import { MarkedText } from './marked-text';
import { isPlainClick } from './see-all';

export interface HitRowProps {
  readonly hit: SearchHit & { readonly __docsearch_parent?: SearchHit | null };
  /** DocSearch's own row; only its buttons are used. */
  readonly children: ReactNode;
  /** Called for a plain click: the site's navigation follows the link. */
  readonly onChoose: (href: string) => void;
}

/** A result, or a page opened before with the buttons that keep or remove it. */
export function HitRow({ hit, children, onChoose }: HitRowProps) {
  const isResult = hit._snippetResult !== undefined || hit._highlightResult !== undefined;
  const link = <HitLink hit={hit} isResult={isResult} onChoose={onChoose} />;
  if (isResult) return link;
  return (
    <div role="row" className="search-hit-row">
      <div role="gridcell" className="search-hit-cell">
        {link}
      </div>
      <div role="gridcell" className="search-hit-actions">
        {actionsOf(children, hit.hierarchy.lvl1)}
      </div>
    </div>
  );
}

function HitLink({
  hit,
  isResult,
  onChoose,
}: {
  readonly hit: HitRowProps['hit'];
  readonly isResult: boolean;
  readonly onChoose: (href: string) => void;
}) {
  const { title, trail, snippet } = toHitText(hit);
  const choose = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose(hit.url);
  };
  return (
    <a
      href={hit.url}
      className="search-hit"
      tabIndex={-1}
      onClick={choose}
      data-child={hit.__docsearch_parent ? '' : undefined}
    >
      <ExtraIcon
        name={isResult ? (trail.length === 0 ? 'file' : 'hash') : 'recent'}
        size={18}
        className="search-hit-icon"
      />
      <span className="search-hit-text">
        <span className="search-hit-title">
          <MarkedText value={title} />
        </span>
        {snippet !== null && (
          <span className="search-hit-snippet">
            <MarkedText value={snippet} />
          </span>
        )}
        {trail.length > 0 && <span className="search-hit-trail">{trail.join(' › ')}</span>}
      </span>
      {isResult && <ExtraIcon name="enter" size={16} className="search-hit-enter" />}
    </a>
  );
}

/** The buttons of DocSearch's row, which stand in its last child, with names that tell the rows apart. */
function actionsOf(row: ReactNode, title: string): ReactNode {
  const last = Children.toArray(childrenOf(row)).at(-1);
  const actions = isValidElement(last) && last.type === Fragment ? childrenOf(last) : last;
  return Children.map(actions, (action) => {
    const button = Children.toArray(childrenOf(action))[0];
    return isValidElement<{ title?: string; 'aria-label'?: string }>(button)
      ? cloneElement(button, { 'aria-label': `${button.props.title ?? ''}: ${title}` })
      : null;
  });
}

function childrenOf(node: ReactNode): ReactNode {
  return isValidElement<{ children?: ReactNode }>(node) ? node.props.children : null;
}
