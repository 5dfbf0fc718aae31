import { h, s } from 'hastscript';
import { z } from 'zod';
import { defineComponent, type RegisteredComponent } from '../../shared/tree/registered-component';
import type { Concept } from './parse-concept';

/** The component `<Concept name="…" />`, which shows a drawing with its title below it. */
export function conceptComponent(concepts: ReadonlyMap<string, Concept>): RegisteredComponent {
  return defineComponent({
    props: z
      .strictObject({
        name: z
          .string()
          .refine((name) => concepts.has(name), {
            message: `expected one of ${[...concepts.keys()].join(', ') || '(none)'}`,
          })
          .describe('Name of a file of `content/concepts`, without its extension.')
          .meta({ examples: ['streams'] }),
      })
      .describe('A drawing of a concept, with its title below it.'),
    render: ({ name }) => {
      const concept = concepts.get(name);
      if (!concept) throw new Error(`The drawing ${name} does not exist.`);
      const { title, description, viewBox, attributes, shapes } = concept;
      const caption = `concept-${name}`;
      const more = `${caption}-more`;
      const names = { role: 'img', ariaLabelledBy: caption, ariaDescribedBy: more };
      return h(
        'figure',
        { className: ['figure', 'concept'] },
        s(
          'svg',
          { className: ['layout-drawing'], viewBox, ...attributes, ...names },
          s('desc', { id: more }, description),
          [...shapes],
        ),
        h('figcaption', { id: caption }, title),
      );
    },
  });
}
