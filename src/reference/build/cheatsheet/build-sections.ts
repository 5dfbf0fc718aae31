import { isHttpCall, type ApiField, type ApiOperation } from '../../shared/types';
import { TEXTS_PATH, type SheetTexts } from './read-texts';
import type { SheetCall, SheetSection, SheetTerm } from './types';

/**
 * Builds the content of the sheet from the operations of the API description.
 *
 * @throws Error if an operation belongs to no section, so that none can be missing from the sheet, or if a status has
 *   no text.
 */
export function buildSections(operations: readonly ApiOperation[], words: SheetTexts): SheetSection[] {
  const known = words.sections.flatMap(({ tags }) => tags);
  const missing = operations.filter((operation) => isPrinted(operation) && !known.includes(operation.tag));
  if (missing.length > 0)
    throw new Error(
      `The cheat sheet has no section with the tags ${[...new Set(missing.map(({ tag }) => `"${tag}"`))].join(', ')}: ` +
        `add them to ${TEXTS_PATH}`,
    );
  return words.sections.map(({ title, tags, lead, terms, code, showsStatuses }) => {
    const own = operations.filter(({ tag }) => tags.includes(tag));
    const server = serverOf(own) || serverOf(operations);
    const withServer = (text: string): string => text.replaceAll('$SERVER', server);
    return {
      title,
      lead: [
        ...lead.map(({ term, text }) => ({ term, text: withServer(text) })),
        ...(showsStatuses ? statusTerms(operations, words) : []),
      ],
      calls: own.filter(isPrinted).map((operation) => toCall(operation, words)),
      terms,
      names: namesOf(own, words),
      code: code.map(withServer),
    };
  });
}

/** True for calls and websockets. Events are not called; their names are listed with the calls that register them. */
function isPrinted(operation: ApiOperation): boolean {
  return isHttpCall(operation) || operation.method === 'WSS';
}

/** Explains the status codes of all calls on the first host, in ascending order. */
function statusTerms(operations: readonly ApiOperation[], { statuses }: SheetTexts): SheetTerm[] {
  const server = serverOf(operations);
  const codes = operations
    .filter((operation) => !isHttpCall(operation) || operation.server === server)
    .flatMap(({ responses, errors }) => [...responses, ...errors].map(({ status }) => status));
  return [...new Set(codes)]
    .filter((code) => /^\d+$/.test(code))
    .sort()
    .map((code) => {
      const text = statuses[code];
      if (text === undefined)
        throw new Error(`The cheat sheet has no text for status ${code}: add it to ${TEXTS_PATH}`);
      return { term: `\`${code}\``, text };
    });
}

function toCall({ method, path, summary, credential, parameters, body }: ApiOperation, words: SheetTexts): SheetCall {
  if (method === 'EVENT') throw new Error(`${path} is an event, not a call.`);
  const query = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, required }) => (required ? `?${name}*` : `?${name}`));
  return {
    method,
    path: printedPath(path),
    summary,
    credential: credential === null ? '' : words.credentials[credential],
    fields: [...query, ...bodyNames(body?.variants ?? [])],
  };
}

/** Removes the braces around placeholders: capitals are enough to recognize them, and the path becomes shorter. */
export function printedPath(path: string): string {
  return path.replace(/\{([A-Z_]+)\}/g, '$1');
}

/**
 * Names of the top-level fields of a body. A variant that only wraps the first one adds nothing; any other variant adds
 * the names that the first one does not have.
 */
function bodyNames(variants: readonly { readonly fields: readonly ApiField[] }[]): string[] {
  const tops = variants.map(({ fields }) => fields.filter(({ depth, deprecated }) => depth === 0 && !deprecated));
  const [first = [], ...others] = tops;
  const added = others
    .filter((fields) => fields.length > 1)
    .flatMap((fields) => fields.filter(({ name }) => !first.some((field) => field.name === name)));
  return [...first, ...added].map((field) => {
    const required =
      field.required &&
      tops.every((fields) => fields.length === 1 || fields.find(({ name }) => name === field.name)?.required);
    const values =
      field.enum.length > 0 && field.enum.join('|').length <= 20 ? `=${defaultFirst(field).join('|')}` : '';
    return `${field.name}${required ? '*' : ''}${values}`;
  });
}

function defaultFirst({ enum: values, default: initial }: ApiField): readonly string[] {
  const first = values.find((value) => value === initial);
  return first === undefined ? values : [first, ...values.filter((value) => value !== first)];
}

/** Names that would take too much space next to their call: room options, layouts, events. */
function namesOf(operations: readonly ApiOperation[], { names, observerEvents }: SheetTexts): SheetSection['names'] {
  const fieldsOf = (id: string): readonly ApiField[] =>
    operations.find(({ operationId }) => operationId === id)?.body?.variants[0]?.fields ?? [];
  const options = fieldsOf('createRoom').filter(({ name, depth }) => depth === 1 && name.startsWith('options.'));
  const custom = fieldsOf('createRoom').filter(
    ({ name, depth }) => depth === 2 && name.startsWith('options.custom_fields.'),
  );
  const layouts = fieldsOf('setLayout').find(({ name }) => name === 'name')?.enum ?? [];
  const last = (name: string): string => name.slice(name.lastIndexOf('.') + 1);
  return [
    { title: names.options, values: options.map((field) => last(field.name) + valuesOf(field)) },
    { title: names.customFields, values: custom.map(({ name }) => last(name)) },
    { title: names.layouts, values: layouts },
    {
      title: names.webhooks,
      values: operations.filter(({ method, tag }) => method === 'EVENT' && tag === 'Webhooks').map(({ path }) => path),
    },
    { title: names.observerEvents, values: operations.some(({ method }) => method === 'WSS') ? observerEvents : [] },
  ].filter(({ values }) => values.length > 0);
}

function valuesOf(field: ApiField): string {
  if (field.enum.length > 0) return `=${defaultFirst(field).join('|')}`;
  return field.default === null ? '' : `=${field.default}`;
}

function serverOf(operations: readonly ApiOperation[]): string {
  return operations.find(isHttpCall)?.server ?? '';
}
