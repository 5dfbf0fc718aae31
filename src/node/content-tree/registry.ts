import { z } from 'zod';
import type { Element } from './tree-types';

/** A component that content may use. Static ones become markup while building; the others stay nodes of the tree. */
export interface RegisteredComponent {
  /** The props it takes: texts, or JSON literals in braces. */
  readonly props: z.ZodType<Record<string, unknown>>;
  /** Makes the markup of a static component; missing for an interactive one. */
  readonly render?: (props: Record<string, string>, children: Element['children']) => Element;
  /** True if it can stand inside a line of text. */
  readonly inline?: boolean;
}

const BADGE_KINDS = ['info', 'success', 'warning', 'danger', 'neutral'] as const;

export const registry: Readonly<Record<string, RegisteredComponent>> = {
  Card: {
    props: z.strictObject({ title: z.string().min(1), href: z.string().min(1) }),
    render: ({ title = '', href = '' }, children) =>
      element('div', { className: ['card'] }, [
        element('a', { className: ['card-title'], href }, [{ type: 'text', value: title }]),
        element('div', { className: ['card-text'] }, children),
      ]),
  },
  CardGrid: { props: z.strictObject({}), render: (_props, children) => element('div', { className: ['card-grid'] }, children) },
  Badge: {
    props: z.strictObject({ kind: z.enum(BADGE_KINDS).default('neutral') }),
    inline: true,
    render: ({ kind = 'neutral' }, children) => element('span', { className: ['badge', `badge-${kind}`] }, children),
  },
  Steps: { props: z.strictObject({}), render: (_props, children) => element('div', { className: ['steps'] }, children) },
  Tabs: { props: z.strictObject({ groupId: z.string().min(1).optional(), defaultValue: z.string().min(1).optional(), queryString: z.union([z.boolean(), z.string().min(1)]).optional() }) },
  TabItem: { props: z.strictObject({ value: z.string().min(1), label: z.string().min(1).optional(), default: z.boolean().optional() }) },
  Endpoint: { props: z.strictObject({ id: z.string() }), render: ({ id = '' }) => element('p', {}, [{ type: 'text', value: id }]) },
  LayoutPreview: { props: z.looseObject({}), render: () => element('p', {}, []) },
  Figure: {
    props: z.strictObject({ src: z.string().min(1), alt: z.string().min(1), caption: z.string().optional() }),
    render: ({ src = '', alt = '', caption }) =>
      element('figure', { className: ['figure'] }, [
        element('img', { src, alt }, []),
        ...(caption ? [element('figcaption', {}, [{ type: 'text' as const, value: caption }])] : []),
      ]),
  },
};

function element(tagName: string, properties: Element['properties'], children: Element['children']): Element {
  return { type: 'element', tagName, properties, children };
}
