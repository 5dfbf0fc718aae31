import { z } from 'zod';
import { defineComponent } from '../../shared/tree/registered-component';
import { describeProps } from './describe-props';

const describe = (props: z.ZodObject) => describeProps(defineComponent({ props }));

test('names each prop with its type, default and description, and whether it is required', () => {
  const props = z.strictObject({
    title: z.string().min(1).describe('What the link says.'),
    kind: z.enum(['info', 'danger']).default('info'),
    open: z.boolean().optional(),
  });
  expect(describe(props)).toEqual([
    { name: 'title', type: 'string', isRequired: true, description: 'What the link says.' },
    { name: 'kind', type: '"info" | "danger"', isRequired: false, defaultValue: '"info"' },
    { name: 'open', type: 'boolean', isRequired: false },
  ]);
});
