import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { drawnFrom } from '../tree/diagram-files';
import type { ComponentElement } from '../../shared/tree/syntax-tree';
import type { Addresses } from './addresses';

/** A row of the table of all calls. */
interface CallRow {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly credential: string;
  readonly href: string;
  readonly errors: readonly string[];
}

/** Markup in place of an interactive component, with everything that it can show. */
export function componentMarkup(
  { name, props, children }: ComponentElement,
  { page }: Pick<Addresses, 'page'>,
): ElementContent[] {
  switch (name) {
    case 'Diagram':
      return [drawnFrom(h('figure'), props as { title: string; source: string })];
    case 'EndpointTable':
      return [callTable(props.rows as readonly CallRow[], page)];
    default: {
      const label = props.label ?? props.value ?? props.caption;
      return [...(typeof label === 'string' ? [h('p', h('strong', label))] : []), ...children];
    }
  }
}

function callTable(rows: readonly CallRow[], page: Addresses['page']): ElementContent {
  const head = [
    STRINGS.machines.call,
    STRINGS.machines.whatItDoes,
    STRINGS.machines.credential,
    STRINGS.machines.errors,
  ].map((text) => h('th', text));
  const body = rows.map(({ method, path, summary, credential, href, errors }) =>
    h('tr', [
      h('td', h('a', { href: page(href) }, h('code', `${method} ${path}`))),
      h('td', summary),
      h('td', credential),
      h('td', errors.join(', ')),
    ]),
  );
  return h('table', [h('thead', h('tr', head)), h('tbody', body)]);
}
