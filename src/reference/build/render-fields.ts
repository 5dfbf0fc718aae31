import type { ApiError, ApiField, ApiParameter, ApiValue } from '../shared/types';
import type { Element } from 'hast';
import { plural } from '../../site/words';
import { fillMarkup, h, inline, joinItems, type Markup } from './markup';
import { isBelow, nestFields } from './nest-fields';
import { linkToFields } from './shared-fields';
import type { SharedObjects } from './shared-objects';

/** What a reader must know about a parameter or a field of a body. */
type Attribute = ApiValue & { readonly name: string; readonly required: boolean };

/** An attribute with the markup of what is below it, if anything is. */
interface Entry {
  readonly attribute: Attribute;
  readonly below: readonly Element[];
}

/** Renders a list of parameters. */
export function parameterList(parameters: readonly ApiParameter[]): Element {
  return attributeList(parameters.map((attribute) => ({ attribute, below: [] })));
}

/**
 * Renders a list of the fields of a body. The fields below another one are in a list that is closed at first; those of
 * an object that is described elsewhere are a link. `id` is the beginning of the ids of these lists. What is below a
 * deprecated field is deprecated with it, and says so once.
 */
export function fieldList(
  fields: readonly ApiField[],
  options: { readonly id: string; readonly marksRequired: boolean; readonly objects: SharedObjects },
): Element {
  const list = (inner: readonly ApiField[], isDeprecated: boolean): Element =>
    attributeList(
      nestFields(inner).map(({ field, children }) => {
        const id = `${options.id}.${field.name}`;
        const isOld = isDeprecated || field.deprecated;
        const all = inner.filter(({ name }) => isBelow(name, field.name));
        const { listed, home } = options.objects.split(all, field, id);
        const link = home ? [h('p', {}, linkToFields(home, { shared: home.size, listed: listed.length }))] : [];
        const summary = plural(children.length, STRINGS.reference.childAttributes);
        return {
          attribute: {
            ...field,
            required: field.required && options.marksRequired,
            deprecated: field.deprecated && !isDeprecated,
          },
          below: listed.length === 0 ? link : [fold(summary, [list(listed, isOld), ...link], id)],
        };
      }),
    );
  return list(fields, false);
}

/** Deprecated attributes are last, in a list that is closed at first. */
function attributeList(entries: readonly Entry[]): Element {
  const items = (isDeprecated: boolean): Element[] =>
    entries.filter(({ attribute }) => attribute.deprecated === isDeprecated).map(toItem);
  const old = items(true);
  return h('ul', { className: ['attributes'] }, [
    ...items(false),
    ...(old.length === 0
      ? []
      : [
          h('li', {}, [
            fold(plural(old.length, STRINGS.reference.deprecatedAttributes), [
              h('ul', { className: ['attributes'] }, old),
            ]),
          ]),
        ]),
  ]);
}

function toItem({ attribute, below }: Entry): Element {
  const { type, required, deprecated } = attribute;
  return h('li', {}, [
    name(attribute.name),
    ' ',
    h('span', {}, [type]),
    ...(required ? [' ', h('b', {}, [STRINGS.reference.required])] : []),
    ...(deprecated ? [' ', h('b', {}, [STRINGS.reference.deprecated])] : []),
    ...(attribute.default === null
      ? []
      : [' ', h('span', {}, fillMarkup(STRINGS.reference.default, { value: h('code', {}, [attribute.default]) }))]),
    ...description(attribute),
    ...below,
  ]);
}

/** Renders a list that is closed at first. */
export function fold(summary: string, content: readonly Element[], id?: string): Element {
  return h('details', id === undefined ? {} : { id }, [h('summary', {}, [summary]), ...content]);
}

/** Renders the errors of a call: status, cause and fix. */
export function errorList(errors: readonly ApiError[]): Element {
  return h(
    'ul',
    { className: ['attributes'] },
    errors.map(({ status, cause, fix }) =>
      h('li', {}, [
        statusMark(status),
        ' ',
        ...inline(cause),
        h('p', {}, fillMarkup(STRINGS.reference.fix, { fix: inline(fix) })),
      ]),
    ),
  );
}

/** Renders a status code. Its first digit determines the color. */
export function statusMark(status: string): Element {
  return h('code', { className: ['endpoint-status', `endpoint-status-${status.charAt(0)}`] }, [status]);
}

/** Renders a name, with its parents less prominent. */
function name(path: string): Element {
  const [, parents = '', ownName = ''] = /^(.*\.)?(.+)$/.exec(path) ?? [];
  return h('code', {}, parents === '' ? [ownName] : [h('span', {}, [parents]), ownName]);
}

function description(value: ApiValue): Element[] {
  const notes: Markup[][] = [
    ...(value.enum.length === 0
      ? []
      : [
          fillMarkup(
            value.enumIsOpen
              ? STRINGS.reference.known
              : value.enum.length === 1
                ? STRINGS.reference.always
                : STRINGS.reference.oneOf,
            { values: joinItems(value.enum, 'or') },
          ),
        ]),
    ...(value.limits.length === 0
      ? []
      : [
          fillMarkup(STRINGS.reference.limits, {
            limits: value.limits.flatMap((limit, index) => [index === 0 ? '' : ', ', ...inline(limit)]),
          }),
        ]),
  ];
  return [h('p', {}, inline(value.description)), ...notes.map((note) => h('p', {}, note))];
}
