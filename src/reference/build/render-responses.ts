import type { ApiError, ApiOperation, ApiResponse } from '../shared/types';
import type { Element, ElementContent } from 'hast';
import { jsonBlock } from './highlight';
import { fill } from '../../site/fill';
import { plural } from '../../site/words';
import { component, h, inline, label, type Markup } from './markup';
import { nestFields } from './nest-fields';
import { fieldList, fold, statusMark } from './render-fields';
import { callPlace, linkToFields, splitFields } from './shared-fields';
import { answerId, type SharedObjects } from './shared-objects';

/**
 * Longest list of response fields that is open at first. The text of longer ones is not searched, because it would
 * drown out the rest of the page.
 */
const MAX_OPEN_FIELDS = 12;

/**
 * Renders what a call answers. If there is an example, each status is a tab, and one tab has all errors; otherwise each
 * is a line.
 */
export function renderAnswers(
  { responses, errors }: ApiOperation,
  fieldsOf: ApiOperation | undefined,
): ElementContent[] {
  const hasTabs = responses.some(({ example }) => example !== null);
  const failures = errors.filter(({ example }) => example !== null);
  const tabs = responses.map((response) => ({
    name: response.status,
    content: responsePanel(response, fieldsOf, hasTabs),
  }));
  if (failures.length > 0)
    tabs.push({ name: failures.map(({ status }) => status).join(', '), content: failures.map(errorLine) });
  if (tabs.length === 0) return [];
  return [
    label(STRINGS.reference.response),
    ...(hasTabs
      ? [
          component(
            'Tabs',
            {},
            tabs.map(({ name, content }) => component('TabItem', { value: name }, content)),
          ),
        ]
      : tabs.flatMap(({ content }) => content)),
  ];
}

/** The label of a tab is the status already. */
function responsePanel(response: ApiResponse, fieldsOf: ApiOperation | undefined, isTab: boolean): ElementContent[] {
  const { status, description, type, example } = response;
  const { shared, isSame } = splitFields(response, fieldsOf);
  const link: Markup[] = fieldsOf && isSame ? [' ', ...linkToFields(callPlace(fieldsOf), { shared, listed: 0 })] : [];
  return [
    h('p', { className: ['endpoint-response'] }, [
      ...(isTab ? [] : [statusMark(status), ' ']),
      ...inline(description),
      ...link,
    ]),
    ...(type === null || isSame || example === null
      ? []
      : [h('div', { className: ['endpoint-example'] }, [jsonBlock(example)])]),
  ];
}

/** Bodies of errors are short, and have the same shape. */
function errorLine({ status, example }: ApiError): ElementContent {
  return h('p', { className: ['endpoint-response'] }, [statusMark(status), ' ', h('code', {}, [example ?? ''])]);
}

/** Renders the fields of what a call answers, unless another call answers with the same object. */
export function responseFields(
  operation: ApiOperation,
  fieldsOf: ApiOperation | undefined,
  objects: SharedObjects,
): ElementContent[] {
  const id = answerId(operation);
  const anchor = objects.isHome(id) ? id : undefined;
  const parts = operation.responses.flatMap((response) => {
    const { listed: fields, shared, isSame } = splitFields(response, fieldsOf);
    if (response.type === null || isSame) return [];
    const list = fieldList(fields, { id, marksRequired: false, objects });
    const outermost = nestFields(fields).length;
    return [
      ...(response.type.startsWith('array')
        ? [note([fill(STRINGS.reference.fieldsOfEntry, { type: response.type })])]
        : []),
      ...(fields.length === 0
        ? []
        : fields.length > MAX_OPEN_FIELDS
          ? [
              h('div', { className: ['endpoint-fields'] }, [
                fold(plural(outermost, STRINGS.reference.attributes), [list], anchor),
              ]),
            ]
          : [withId(list, anchor)]),
      ...(fieldsOf && shared > 0 ? [note(linkToFields(callPlace(fieldsOf), { shared, listed: fields.length }))] : []),
    ];
  });
  return parts.length === 0 ? [] : [label(STRINGS.reference.responseFields), ...parts];
}

function withId(element: Element, id: string | undefined): Element {
  return id === undefined ? element : { ...element, properties: { ...element.properties, id } };
}

function note(content: readonly Markup[]): ElementContent {
  return h('p', { className: ['endpoint-note'] }, content);
}
