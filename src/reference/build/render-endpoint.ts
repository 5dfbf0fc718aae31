import { hasConsole, type ApiOperation, type Credential, type SampleLanguage } from '../shared/types';
import type { Element, ElementContent } from 'hast';
import { codeBlock } from './highlight';
import { component, h, inline, label } from './markup';
import { renderBody } from './render-body';
import { errorList, fold, parameterList } from './render-fields';
import { renderAnswers, responseFields } from './render-responses';
import type { OtherCalls } from './shared-fields';
import { NO_SHARED_OBJECTS } from './shared-objects';
import { sampleTemplates } from '../shared/samples';
import { fill } from '../../site/fill';

/** Grammars of the highlighter whose names differ from the name of the language. */
const GRAMMARS: Readonly<Partial<Record<SampleLanguage, string>>> = { curl: 'bash', node: 'javascript' };
const AUTHORIZATION = '/docs/rest/references/authorization';
const RECORDER_AUTHORIZATION = '/docs/streamrec/references/authentication';

/** Texts for each credential: its name, where to send it, and the page that explains it. */
export const CREDENTIAL_TEXTS: Readonly<
  Record<Credential, { readonly name: string; readonly where: string; readonly docs: string }>
> = {
  'api-key': { name: STRINGS.reference.apiKey, where: STRINGS.reference.inHeader, docs: AUTHORIZATION },
  'access-key': { name: STRINGS.reference.accessKey, where: STRINGS.reference.inPath, docs: AUTHORIZATION },
  'guest-token': { name: STRINGS.reference.guestToken, where: STRINGS.reference.inPath, docs: AUTHORIZATION },
  'permalink-token': { name: STRINGS.reference.permalinkToken, where: STRINGS.reference.inPath, docs: AUTHORIZATION },
  'streamrec-token': {
    name: STRINGS.reference.recorderToken,
    where: STRINGS.reference.inBearerHeader,
    docs: RECORDER_AUTHORIZATION,
  },
  'master-key': { name: STRINGS.reference.masterKey, where: STRINGS.reference.inBody, docs: RECORDER_AUTHORIZATION },
};

/**
 * Renders everything a reader needs to know about one call. The samples and answers come first: on narrow screens they
 * follow the URL, on wide ones they are beside the explanation. The samples are a group of tabs that follows the
 * language the reader has chosen. Fields that another call describes are not listed again; a link leads to that call.
 */
export function renderEndpoint(operation: ApiOperation, others: OtherCalls = {}): Element {
  const { operationId, method, path, summary, samples } = operation;
  const answers = renderAnswers(operation, others.fieldsOf);
  const examples = [
    ...(samples.length > 0
      ? [
          h('div', { className: ['endpoint-samples'] }, [
            ...requestLabel(operation),
            sampleTabs(operation, others.isBrief),
          ]),
        ]
      : []),
    ...(answers.length > 0 ? [h('div', { className: ['endpoint-answers'] }, answers)] : []),
  ];
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
      h('div', { className: samples.length > 0 ? ['endpoint-body', 'has-samples'] : ['endpoint-body'] }, [
        h('div', { className: ['endpoint-examples'] }, examples),
        h('div', { className: ['endpoint-explanation'] }, explanation(operation, others)),
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
            ariaLabel: STRINGS.reference.copyUrl,
            title: STRINGS.reference.copyUrl,
          }),
        ]),
  ]);
}

function explanation(
  operation: ApiOperation,
  { fieldsOf, bodyFieldsOf, objects = NO_SHARED_OBJECTS }: OtherCalls,
): ElementContent[] {
  const { description, credential, method, parameters, body, errors } = operation;
  const where = method === 'WSS' ? '' : ` ${credential ? CREDENTIAL_TEXTS[credential].where : ''}`;
  const inPlace = (place: string) => parameters.filter((parameter) => parameter.in === place);
  const places = [
    ['path', STRINGS.reference.path],
    ['query', STRINGS.reference.query],
    ['header', STRINGS.reference.headers],
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
    ...places.flatMap(([place, title]) =>
      inPlace(place).length === 0 ? [] : [label(title), parameterList(inPlace(place))],
    ),
    ...(body ? renderBody(body, { operation, objects, bodyFieldsOf }) : []),
    ...responseFields(operation, fieldsOf, objects),
    ...(errors.length > 0 ? [label(STRINGS.reference.errors), ...renderErrors(errors)] : []),
  ];
}

/** Several errors are closed at first: they take more space than the rest of a short call. */
function renderErrors(errors: ApiOperation['errors']): Element[] {
  if (errors.length < 2) return [errorList(errors)];
  const statuses = [...new Set(errors.map(({ status }) => status))].join(', ');
  return [fold(fill(STRINGS.reference.causes, { statuses }), [errorList(errors)])];
}

/** Of a brief call, the HTML has only the first language. Page data have all of them. */
function sampleTabs({ samples }: ApiOperation, isBrief = false): ElementContent {
  const items = sampleTemplates.map(({ language, label: name }) =>
    component(
      'TabItem',
      { value: language, label: name },
      samples
        .filter((sample) => sample.language === language)
        .map(({ code, title }) => codeBlock(code, GRAMMARS[language] ?? language, title)),
    ),
  );
  return component('Tabs', { groupId: 'language', ...(isBrief ? { isBrief } : {}) }, items);
}

/** The heading of the samples, with the button that opens the console in their place. */
function requestLabel(operation: ApiOperation): Element[] {
  const button = h('button', { dataTry: operation.operationId }, [STRINGS.reference.tryIt]);
  return [label(STRINGS.reference.request), ...(hasConsole(operation) ? [button] : [])];
}
