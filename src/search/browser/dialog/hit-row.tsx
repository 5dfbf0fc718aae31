import { Children, isValidElement, type MouseEvent, type ReactNode } from 'react';
import { ExtraIcon } from '../../../components/ui/extra-icon';
import { isPlainClick } from '../../../site/followed-link';
import type { SearchHit } from '../../shared/response';
import { toHitText } from '../hit-text';
import { HitTitle, Snippet } from '../marked-text';
import type { ChosenHit } from './insights';
import './hit-row.css';

export interface HitRowProps {
  readonly hit: SearchHit & ChosenHit & { readonly __docsearch_parent?: SearchHit | null };
  /** DocSearch's own row, which would show titles as HTML; only its buttons are used. */
  readonly children: ReactNode;
  /** Called for every click, including those that the browser handles, such as Ctrl+click. */
  readonly onClick?: ((hit: ChosenHit) => void) | undefined;
  /** Called for a plain click, which the site's navigation handles. */
  readonly onChoose: (hit: SearchHit) => void;
}

/** A result, or a stored page with the buttons to save or remove it. */
export function HitRow({ hit, children, onClick, onChoose }: HitRowProps) {
  const isResult = hit._snippetResult !== undefined || hit._highlightResult !== undefined;
  const { title, method, breadcrumbs, snippet } = toHitText(hit);
  const choose = (event: MouseEvent) => {
    onClick?.(hit);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose(hit);
  };
  const icon = breadcrumbs.length === 0 ? 'file' : 'hash';
  const link = (
    <a
      href={hit.url}
      className="search-hit"
      role={isResult ? 'option' : undefined}
      tabIndex={-1}
      onClick={choose}
      data-child={hit.__docsearch_parent ? '' : undefined}
    >
      <ExtraIcon name={isResult ? icon : 'recent'} size={18} className="search-hit-icon" />
      <span className="search-hit-text">
        <span className="search-hit-head">
          <span className="search-hit-title">
            <HitTitle method={method} title={title} />
          </span>
          {breadcrumbs.length > 0 && <span className="search-hit-breadcrumbs"> {breadcrumbs.join(' › ')}</span>}
        </span>
        {snippet !== null && (
          <span className="search-hit-snippet">
            <Snippet {...snippet} />
          </span>
        )}
      </span>
      {isResult && <ExtraIcon name="enter" size={16} className="search-hit-enter" />}
    </a>
  );
  if (isResult) return link;
  return (
    <div role="row" className="search-hit-row">
      <div role="gridcell" className="search-hit-cell">
        {link}
      </div>
      <div role="gridcell" className="search-hit-actions">
        {actionsIn(children)}
      </div>
    </div>
  );
}

/** The buttons in DocSearch's row. Only they have access to the lists of stored pages. */
function actionsIn(row: ReactNode): ReactNode[] {
  return Children.toArray(row).flatMap((node) => {
    if (!isValidElement<{ className?: string; children?: ReactNode }>(node)) return [];
    return node.props.className === 'DocSearch-Hit-action' ? [node] : actionsIn(node.props.children);
  });
}
