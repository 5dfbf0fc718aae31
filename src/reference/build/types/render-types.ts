import type { Element } from 'hast';
import { h } from 'hastscript';
import { listTypes, type ListedType } from './list-types';
import type { SdkTypes } from './read-declarations';

/**
 * Markup of a list of the types of a group, each closed at first. Search leaves it out (`data-types`): other pages
 * explain what it lists.
 *
 * @param group title of the group; the list of one that does not exist is empty
 * @throws ContentError naming file and line if the declarations cannot be parsed
 */
export function renderTypes(types: SdkTypes, group: string): Element {
  const listed = listTypes(types).filter(({ title }) => title === group);
  return h(
    'div',
    { dataTypes: '' },
    listed.flatMap((one) => one.types.flatMap(renderType)),
  );
}

/** Titles of all groups. */
export function groupTitles(types: SdkTypes): string[] {
  return listTypes(types).map(({ title }) => title);
}

function renderType({ anchor, name, signature, doc, members }: ListedType): Element[] {
  const rows = members.map((member) =>
    h('tr', member.anchor === undefined ? {} : { id: member.anchor }, [
      h('td', h('code', member.signature)),
      h('td', withCode(member.doc)),
    ]),
  );
  const head = h('thead', h('tr', [h('th', STRINGS.reference.declaration), h('th', STRINGS.reference.meaning)]));
  const frame = { className: ['table-frame'], tabIndex: 0, role: 'group', ariaLabel: name };
  return [
    h('details', [
      h('summary', h('h3', { id: anchor }, name)),
      h('p', [h('code', signature), doc === '' ? null : ' ', ...withCode(doc)]),
      ...(rows.length === 0
        ? []
        : [h('div', frame, h('table', { className: ['types-table'] }, [head, h('tbody', rows)]))]),
    ]),
  ];
}

/** Text in which backquotes enclose code. */
function withCode(text: string): (Element | string)[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? h('code', part) : part));
}
