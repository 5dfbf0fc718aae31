import type { ApiError, ApiField, ApiParameter, ApiValue } from '../shared/types';
import type { Element } from 'hast';
import { h, inline, joinItems, type Markup } from './markup';

/**
 * A table whose rows become cards on narrow screens. On a card, each cell is preceded by the title of its column
 * (`data-label`). Browsers keep the semantics of a table that CSS lays out as cards.
 */
function cardTable(
  label: string,
  columns: readonly string[],
  rows: readonly (readonly Markup[][])[],
  className = '',
): Element {
  const head = h(
    'tr',
    {},
    columns.map((column) => h('th', { scope: 'col' }, [column])),
  );
  const body = rows.map(([first = [], ...rest]) =>
    h('tr', {}, [
      h('th', { scope: 'row' }, first),
      ...rest.map((cell, index) => h('td', { dataLabel: columns[index + 1] ?? '' }, cell)),
    ]),
  );
  return h('div', { className: ['params-frame'] }, [
    h('table', { className: ['params', ...(className ? [className] : [])], ariaLabel: label }, [
      h('thead', {}, [head]),
      h('tbody', {}, body),
    ]),
  ]);
}

/** Renders a table of parameters, or nothing if there are none. */
export function parameterTable(label: string, parameters: readonly ApiParameter[]): Element[] {
  if (parameters.length === 0) return [];
  return [
    cardTable(
      label,
      ['Name', 'Type', 'Description'],
      parameters.map((parameter) => [
        nameCell(parameter.name, parameter),
        [parameter.type],
        descriptionCell(parameter),
      ]),
    ),
  ];
}

/** Renders a table of the fields of a body. */
export function fieldTable(
  label: string,
  fields: readonly ApiField[],
  options: { readonly marksRequired: boolean },
): Element {
  const rows = fields.map((field) => [
    nameCell(field.name, options.marksRequired ? field : { ...field, required: false }),
    [field.type],
    descriptionCell(field),
  ]);
  return cardTable(label, ['Field', 'Type', 'Description'], rows);
}

export function errorTable(label: string, errors: readonly ApiError[]): Element {
  return cardTable(
    label,
    ['Status', 'Cause', 'Fix'],
    errors.map(({ status, cause, fix }) => [[statusMark(status)], inline(cause), inline(fix)]),
    'params-errors',
  );
}

/** Renders a status code. Its first digit determines the color. */
export function statusMark(status: string): Element {
  return h('code', { className: ['endpoint-status', `endpoint-status-${status.charAt(0)}`] }, [status]);
}

/** Renders a name, with its parents less prominent, and marks it as required or deprecated. */
function nameCell(
  name: string,
  { required, deprecated }: { readonly required: boolean; readonly deprecated: boolean },
): Markup[] {
  const [, parents = '', ownName = ''] = /^(.*\.)?(.+)$/.exec(name) ?? [];
  return [
    h(
      'code',
      { className: ['endpoint-name'] },
      parents === '' ? [ownName] : [h('span', { className: ['endpoint-above'] }, [parents]), h('wbr', {}), ownName],
    ),
    ...(required ? [' ', h('span', { className: ['endpoint-required'] }, ['required'])] : []),
    ...(deprecated ? [' ', h('span', { className: ['endpoint-deprecated'] }, ['deprecated'])] : []),
  ];
}

function descriptionCell(value: ApiValue): Markup[] {
  const notes: Markup[][] = [
    ...(value.default === null ? [] : [['Default ', h('code', {}, [value.default])]]),
    ...(value.enum.length === 0
      ? []
      : [
          [
            value.enumIsOpen ? 'Known: ' : value.enum.length === 1 ? 'Always ' : 'One of ',
            ...joinItems(value.enum, 'or'),
          ],
        ]),
    ...(value.limits.length === 0
      ? []
      : [['Limits: ', ...value.limits.flatMap((limit, index) => [index === 0 ? '' : ', ', ...inline(limit)])]]),
  ];
  return [
    h('p', { className: ['endpoint-text'] }, inline(value.description)),
    ...notes.map((note) => h('p', { className: ['endpoint-note'] }, note)),
  ];
}
