import { h } from 'hastscript';
import { z } from 'zod';
import { defineComponent, type RegisteredComponent } from '../../shared/tree/registered-component';
import type { GlossaryTerm } from './read-glossary';
import { fill } from '../../../site/fill';

/** The component `<Glossary />`, which lists all terms with what they mean. */
export function glossaryComponent(terms: readonly GlossaryTerm[]): RegisteredComponent {
  return defineComponent({
    props: z.strictObject({}).describe('All terms of `data/glossary.yaml` with what they mean.'),
    render: () =>
      h(
        'dl',
        terms.flatMap(({ id, term, text, see }) => [
          h('dt', { id }, term),
          h(
            'dd',
            `${text} `,
            h(
              'a',
              { href: see },
              STRINGS.content.more,
              h('span', { className: ['visually-hidden'] }, ` ${fill(STRINGS.content.moreAbout, { term })}`),
            ),
          ),
        ]),
      ),
  });
}
