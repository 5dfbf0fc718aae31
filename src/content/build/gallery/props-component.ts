import { h } from 'hastscript';
import { z } from 'zod';
import { nearestNames } from '../../../site/build/nearest';
import { defineComponent, type RegisteredComponent, type Registry } from '../../shared/tree/registered-component';
import { describeProps, type PropDescription } from './describe-props';

/** The component `<Props of="Card" />` of the gallery: a table of the props of a component. */
export function propsComponent(registry: Registry): RegisteredComponent {
  const names = Object.keys(registry);
  return defineComponent({
    props: z.strictObject({
      of: z.string().refine((name) => name in registry, {
        error: ({ input }) => `no component has this name; nearest: ${nearestNames(String(input), names).join(', ')}`,
      }),
    }),
    render: ({ of }) => {
      const component = registry[of];
      const props = component ? describeProps(component) : [];
      return props.length === 0 ? h('p', h('code', of), ' has no props.') : propsTable(props);
    },
  });
}

function propsTable(props: readonly PropDescription[]) {
  const hasTexts = props.some(({ description }) => description !== undefined);
  const heads = ['Prop', 'Type', 'Required', 'Default', ...(hasTexts ? ['Meaning'] : [])];
  return h('table', [
    h(
      'thead',
      h(
        'tr',
        heads.map((text) => h('th', text)),
      ),
    ),
    h(
      'tbody',
      props.map((prop) => propsRow(prop, hasTexts)),
    ),
  ]);
}

function propsRow({ name, type, isRequired, defaultValue, description }: PropDescription, hasText: boolean) {
  return h('tr', [
    h('td', h('code', name)),
    h('td', h('code', type)),
    h('td', isRequired ? 'yes' : 'no'),
    h('td', defaultValue === undefined ? '' : h('code', defaultValue)),
    ...(hasText ? [h('td', description ?? '')] : []),
  ]);
}
