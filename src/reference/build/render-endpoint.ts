import {
  hasConsole,
  type ApiBody,
  type ApiBodyVariant,
  type ApiOperation,
  type ApiResponse,
  type Credential,
  type SampleLanguage,
} from '../shared/types';
import type { Element, ElementContent } from 'hast';
import { codeBlock } from './highlight';
import { component, h, inline, joinItems, type Markup } from './markup';
import { errorTable, fieldTable, parameterTable, statusMark } from './render-fields';
import { linkToFields, splitBodyFields, splitFields, type OtherCalls } from './shared-fields';
import { sampleTemplates } from '../shared/samples';

/** Longest list of response fields that is shown expanded; longer lists are collapsed. */
const MAX_EXPANDED_FIELDS = 12;
/** Grammars of the highlighter whose names differ from the name of the language. */
const GRAMMARS: Readonly<Partial<Record<SampleLanguage, string>>> = { curl: 'bash', node: 'javascript' };
const AUTHORIZATION = '/docs/rest/references/authorization';
const RECORDER_AUTHORIZATION = '/docs/streamrec/references/authentication';

/** Texts for each credential: its name, where to send it, and the page that explains it. */
export const CREDENTIAL_TEXTS: Readonly<
  Record<Credential, { readonly name: string; readonly where: string; readonly docs: string }>
> = {
  'api-key': { name: 'API key', where: 'in the header `Authorization`', docs: AUTHORIZATION },
  'access-key': { name: 'Access key', where: 'in the path, no header', docs: AUTHORIZATION },
  'guest-token': { name: 'Guest token', where: 'in the path, no header', docs: AUTHORIZATION },
  'permalink-token': { name: 'Permalink token', where: 'in the path, no header', docs: AUTHORIZATION },
  'streamrec-token': {
    name: 'Stream recording token',
    where: 'in the header `Authorization: Bearer`',
    docs: RECORDER_AUTHORIZATION,
  },
  'master-key': { name: 'Master key', where: 'in the body', docs: RECORDER_AUTHORIZATION },
};

/**
 * Renders everything a reader needs to know about one call. Its labels are not headings, so that the table of contents
 * contains only the author's headings. The samples are a group of tabs that follows the language the reader has chosen.
 * Fields that another call describes are not listed again; a link leads to that call.
 */
export function renderEndpoint(operation: ApiOperation, { fieldsOf, bodyFieldsOf }: OtherCalls = {}): Element {
  const { operationId, method, path, summary } = operation;
  return h(
    'div',
    {
      className: ['endpoint'],
      id: `endpoint-${operationId}`,
      dataOperation: operationId,
      role: 'group',
      ariaLabel: `${method} ${path}: ${summary}`,
    },
    [
      head(operation),
      h('div', { className: operation.samples.length > 0 ? ['endpoint-body', 'has-samples'] : ['endpoint-body'] }, [
        h('div', { className: ['endpoint-explanation'] }, explanation(operation, bodyFieldsOf)),
        ...(operation.samples.length > 0
          ? [h('div', { className: ['endpoint-samples'] }, [requestLabel(operation), sampleTabs(operation)])]
          : []),
        ...(operation.responses.length + operation.errors.length > 0
          ? [h('div', { className: ['endpoint-answers'] }, responsesAndErrors(operation, fieldsOf))]
          : []),
      ]),
    ],
  );
}

function head({ method, server, path }: ApiOperation): Element {
  // Lets a path that is too long for its line break before a slash.
  const pieces = path
    .split(/(\{[^}]+\}|(?<=.)\/)/)
    .flatMap((piece) =>
      piece === '/'
        ? [h('wbr', {}), piece]
        : piece.startsWith('{')
          ? [h('span', { className: ['endpoint-variable'] }, [piece])]
          : [piece],
    );
  return h('div', { className: ['endpoint-head'] }, [
    h('span', { className: ['endpoint-method', `endpoint-method-${method.toLowerCase()}`] }, [method]),
    ' ',
    h('code', { className: ['endpoint-address'] }, [
      ...(server === '' ? [] : [h('span', { className: ['endpoint-server'] }, [server]), h('wbr', {})]),
      h('span', { className: ['endpoint-path'] }, pieces),
    ]),
    ...(method === 'EVENT'
      ? []
      : [
          h('button', {
            type: 'button',
            className: ['endpoint-copy'],
            dataCopyText: `${server}${path}`,
            ariaLabel: 'Copy URL to clipboard',
            title: 'Copy URL to clipboard',
          }),
        ]),
  ]);
}

function explanation(
  { description, credential, method, parameters, body }: ApiOperation,
  bodyFieldsOf: ApiOperation | undefined,
): ElementContent[] {
  const where = method === 'WSS' ? '' : ` ${credential ? CREDENTIAL_TEXTS[credential].where : ''}`;
  const inPlace = (place: string) => parameters.filter((parameter) => parameter.in === place);
  const tables = [
    ['path', 'Path'],
    ['query', 'Query'],
    ['header', 'Headers'],
  ] as const;
  return [
    ...(description === '' ? [] : [h('p', { className: ['endpoint-description'] }, inline(description))]),
    ...(credential
      ? [
          h('p', { className: ['endpoint-credential'] }, [
            h('a', { href: CREDENTIAL_TEXTS[credential].docs }, [CREDENTIAL_TEXTS[credential].name]),
            ...inline(where),
          ]),
        ]
      : []),
    ...tables.flatMap(([place, title]) =>
      inPlace(place).length === 0 ? [] : [label(title), ...parameterTable(`${title} parameters`, inPlace(place))],
    ),
    ...(body ? bodyOf(body, method === 'EVENT', bodyFieldsOf) : []),
  ];
}

function bodyOf(body: ApiBody, isEvent: boolean, bodyFieldsOf: ApiOperation | undefined): ElementContent[] {
  return [
    label(isEvent ? 'Payload' : body.required ? 'Body' : 'Body, optional'),
    ...body.variants.flatMap((variant) =>
      bodyVariant(variant, { isOneOfSeveral: body.variants.length > 1, marksRequired: !isEvent, bodyFieldsOf }),
    ),
    ...(isEvent && body.example !== null
      ? [h('div', { className: ['endpoint-example'] }, [codeBlock(body.example, 'json', 'Example')])]
      : []),
  ];
}

function bodyVariant(
  variant: ApiBodyVariant,
  {
    isOneOfSeveral,
    marksRequired,
    bodyFieldsOf,
  }: { isOneOfSeveral: boolean; marksRequired: boolean; bodyFieldsOf: ApiOperation | undefined },
): ElementContent[] {
  const { contentTypes, description, fields, anyOf } = variant;
  const { listed, shared } = splitBodyFields(variant, bodyFieldsOf);
  const isForm = contentTypes.some((type) => type !== 'application/json');
  const nested = fields.find(({ name, depth, deprecated }) => depth === 1 && !deprecated && !name.includes('['));
  const sentences: Markup[][] = [
    ...(isOneOfSeveral && description !== '' ? [inline(description)] : []),
    ['Sent as ', ...joinItems(contentTypes, 'or'), '.'],
    ...(isForm && nested
      ? [
          [
            'In a form, ',
            h('code', {}, [nested.name]),
            ' is written ',
            h('code', {}, [nested.name.replace(/\.(\w+)/, '[$1]')]),
            '.',
          ],
        ]
      : []),
    ...anyOf.map((names) => ['At least one of ', ...joinItems(names, 'and'), ' is required.']),
  ];
  return [
    h('p', { className: ['endpoint-content-type'] }, sentences.flatMap((sentence) => [' ', ...sentence]).slice(1)),
    ...(listed.length > 0 ? [fieldTable(description || 'Body', listed, { marksRequired })] : []),
    ...(bodyFieldsOf && shared > 0
      ? [
          h(
            'p',
            { className: ['endpoint-content-type'] },
            linkToFields(bodyFieldsOf, { shared, listed: listed.length }),
          ),
        ]
      : []),
  ];
}

function sampleTabs({ samples }: ApiOperation): ElementContent {
  const items = sampleTemplates.map(({ language, label: name }) =>
    component(
      'TabItem',
      { value: language, label: name },
      samples
        .filter((sample) => sample.language === language)
        .map(({ code, title }) => codeBlock(code, GRAMMARS[language] ?? language, title)),
    ),
  );
  return component('Tabs', { groupId: 'language' }, items);
}

function responsesAndErrors({ responses, errors }: ApiOperation, fieldsOf?: ApiOperation): ElementContent[] {
  return [
    ...(responses.length > 0
      ? [label('Response'), ...responses.map((response, index) => responseOf(response, index === 0, fieldsOf))]
      : []),
    ...(errors.length > 0 ? [label('Errors'), errorTable('Errors', errors)] : []),
  ];
}

/** Renders a response: collapsible if it has a body, one line if it has none or another call shows the same body. */
function responseOf(response: ApiResponse, isOpen: boolean, fieldsOf?: ApiOperation): Element {
  const { status, description, type, example } = response;
  const { listed: fields, shared, isSame } = splitFields(response, fieldsOf);
  const line = [statusMark(status), ' ', h('span', {}, inline(description))];
  const link = fieldsOf && shared > 0 ? linkToFields(fieldsOf, { shared, listed: fields.length }) : [];
  if (type === null || isSame)
    return h('p', { className: ['endpoint-response'] }, link.length > 0 ? [...line, ' ', ...link] : line);
  return h('details', { className: ['endpoint-response'], ...(isOpen ? { open: true } : {}) }, [
    h('summary', {}, line),
    ...(type.startsWith('array')
      ? [
          h('p', { className: ['endpoint-content-type'] }, [
            `The body is an ${type}; the fields are those of one entry.`,
          ]),
        ]
      : []),
    ...(example === null
      ? []
      : [h('div', { className: ['endpoint-example'] }, [codeBlock(example, 'json', 'Example')])]),
    ...(fields.length === 0 ? [] : [fieldList(fields)]),
    ...(link.length === 0 ? [] : [h('p', { className: ['endpoint-content-type'] }, link)]),
  ]);
}

function fieldList(fields: ApiResponse['fields']): Element {
  const table = fieldTable('Fields of the response', fields, { marksRequired: false });
  if (fields.length <= MAX_EXPANDED_FIELDS) return table;
  return h('details', { className: ['endpoint-fields'] }, [h('summary', {}, [`All ${fields.length} fields`]), table]);
}

/** The label of the samples, with the button that opens the console in their place. */
function requestLabel(operation: ApiOperation): Element {
  const button = h('button', { dataTry: operation.operationId }, ['Try it']);
  return h('p', { className: ['endpoint-label'] }, ['Request', ...(hasConsole(operation) ? [' ', button] : [])]);
}

function label(text: string): Element {
  return h('p', { className: ['endpoint-label'] }, [text]);
}
