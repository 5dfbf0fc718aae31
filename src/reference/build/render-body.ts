import type { ApiBody, ApiBodyVariant, ApiOperation } from '../shared/types';
import type { ElementContent } from 'hast';
import { codeBlock } from './highlight';
import { component, fillMarkup, h, inline, joinItems, label, type Markup } from './markup';
import { fieldList } from './render-fields';
import { callPlace, linkToFields, splitBodyFields } from './shared-fields';
import { bodyId, type SharedObjects } from './shared-objects';

/** Short names of content types, for tabs. */
const TYPE_NAMES: Readonly<Record<string, string>> = {
  'application/json': 'JSON',
  'application/x-www-form-urlencoded': STRINGS.reference.form,
  'multipart/form-data': STRINGS.reference.multipart,
};

interface BodyOptions {
  readonly operation: ApiOperation;
  readonly objects: SharedObjects;
  /** Another operation, which takes fields of this body too. */
  readonly bodyFieldsOf: ApiOperation | undefined;
}

/** Renders the body of a call. Alternatives are tabs. */
export function renderBody(body: ApiBody, options: BodyOptions): ElementContent[] {
  const { variants, example } = body;
  const isEvent = options.operation.method === 'EVENT';
  const names = tabNames(variants);
  const rendered = variants.map((variant, index) =>
    bodyVariant(variant, bodyId(options.operation, index), {
      ...options,
      isOneOfSeveral: variants.length > 1,
    }),
  );
  return [
    label(
      isEvent ? STRINGS.reference.payload : body.required ? STRINGS.reference.body : STRINGS.reference.optionalBody,
    ),
    ...(rendered.length > 1
      ? [
          component(
            'Tabs',
            {},
            rendered.map((children, index) => {
              const name = names[index] ?? '';
              return component('TabItem', { value: name, label: name }, children);
            }),
          ),
        ]
      : rendered.flat()),
    ...(isEvent && example !== null
      ? [h('div', { className: ['endpoint-example'] }, [codeBlock(example, 'json', STRINGS.reference.example)])]
      : []),
  ];
}

/** Names of the alternatives: how they are sent, or what they are if that is the same. */
function tabNames(variants: readonly ApiBodyVariant[]): string[] {
  const types = variants.map(({ contentTypes }) =>
    contentTypes.map((type) => TYPE_NAMES[type] ?? type).join(` ${STRINGS.reference.or} `),
  );
  const isUnique = new Set(types).size === types.length;
  return variants.map(({ description }, index) =>
    capitalized(isUnique ? (types[index] ?? '') : description.replace(/\.$/, '')),
  );
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function bodyVariant(
  variant: ApiBodyVariant,
  id: string,
  { isOneOfSeveral, operation, objects, bodyFieldsOf }: BodyOptions & { isOneOfSeveral: boolean },
): ElementContent[] {
  const { contentTypes, description, fields, anyOf } = variant;
  const { listed, shared } = splitBodyFields(variant, bodyFieldsOf);
  const isEvent = operation.method === 'EVENT';
  const isForm = contentTypes.some((type) => type !== 'application/json');
  const nested = fields.find(({ name, depth, deprecated }) => depth === 1 && !deprecated && !name.includes('['));
  const sentences: Markup[][] = [
    ...(isOneOfSeveral && description !== '' ? [inline(description)] : []),
    fillMarkup(STRINGS.reference.sentAs, { types: joinItems(contentTypes, 'or') }),
    ...(isForm && nested
      ? [
          fillMarkup(STRINGS.reference.writtenInForm, {
            name: h('code', {}, [nested.name]),
            written: h('code', {}, [nested.name.replace(/\.(\w+)/, '[$1]')]),
          }),
        ]
      : []),
    ...anyOf.map((names) => fillMarkup(STRINGS.reference.oneRequired, { names: joinItems(names, 'and') })),
  ];
  return [
    h('p', { className: ['endpoint-note'] }, sentences.flatMap((sentence) => [' ', ...sentence]).slice(1)),
    ...(listed.length > 0 ? [fieldList(listed, { id, marksRequired: !isEvent, objects })] : []),
    ...(bodyFieldsOf && shared > 0
      ? [
          h(
            'p',
            { className: ['endpoint-note'] },
            linkToFields(callPlace(bodyFieldsOf), { shared, listed: listed.length }),
          ),
        ]
      : []),
  ];
}
