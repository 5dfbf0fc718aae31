import type { ApiError, ApiOperation, ApiResponse } from '../shared/types';
import type { ElementContent } from 'hast';
import { jsonBlock } from './highlight';
import { component, h, inline, label, type Markup } from './markup';
import { fieldList, statusMark } from './render-fields';
import { linkToFields, splitFields } from './shared-fields';

/** Longest list of response fields whose text is part of the page's for search; longer ones would drown out the rest. */
const MAX_SEARCHED_FIELDS = 12;

/** Renders what a call answers, with a tab for each status: a line, and the JSON of an example. */
export function responseTabs(
  { responses, errors }: ApiOperation,
  fieldsOf: ApiOperation | undefined,
): ElementContent[] {
  const tabs = [
    ...responses.map((response) => ({ status: response.status, content: responsePanel(response, fieldsOf) })),
    ...errors.flatMap((error) =>
      error.example === null ? [] : [{ status: error.status, content: errorPanel(error) }],
    ),
  ];
  const [only] = tabs;
  if (!only) return [];
  return [
    label('Response'),
    ...(tabs.length === 1
      ? only.content
      : [
          component(
            'Tabs',
            {},
            tabs.map(({ status, content }) => component('TabItem', { value: status, label: status }, content)),
          ),
        ]),
  ];
}

function responsePanel(response: ApiResponse, fieldsOf: ApiOperation | undefined): ElementContent[] {
  const { status, description, type, example } = response;
  const { shared, isSame } = splitFields(response, fieldsOf);
  const link: Markup[] = fieldsOf && isSame ? [' ', ...linkToFields(fieldsOf, { shared, listed: 0 })] : [];
  return [
    h('p', { className: ['endpoint-response'] }, [statusMark(status), ' ', ...inline(description), ...link]),
    ...(type === null || isSame || example === null
      ? []
      : [h('div', { className: ['endpoint-example'] }, [jsonBlock(example)])]),
  ];
}

function errorPanel({ example }: ApiError): ElementContent[] {
  return [h('div', { className: ['endpoint-example'] }, [jsonBlock(example ?? '')])];
}

/** Renders the fields of what a call answers, unless another call answers with the same object. */
export function responseFields(
  { operationId, responses }: ApiOperation,
  fieldsOf: ApiOperation | undefined,
): ElementContent[] {
  const parts = responses.flatMap((response) => {
    const { listed: fields, shared, isSame } = splitFields(response, fieldsOf);
    if (response.type === null || isSame) return [];
    const list = () =>
      fieldList('Fields of the response', fields, { id: `${operationId}-answer`, marksRequired: false });
    return [
      ...(response.type.startsWith('array')
        ? [note([`The body is an ${response.type}; the fields are those of one entry.`])]
        : []),
      ...(fields.length === 0
        ? []
        : fields.length > MAX_SEARCHED_FIELDS
          ? [h('div', { className: ['endpoint-fields'] }, [list()])]
          : [list()]),
      ...(fieldsOf && shared > 0 ? [note(linkToFields(fieldsOf, { shared, listed: fields.length }))] : []),
    ];
  });
  return parts.length === 0 ? [] : [label('Response fields'), ...parts];
}

function note(content: readonly Markup[]): ElementContent {
  return h('p', { className: ['endpoint-note'] }, content);
}
