import type { ApiField } from '../shared/types';
import { nestFields, type FieldTree } from './nest-fields';

const field = (name: string): ApiField => ({
  name,
  depth: 0,
  required: false,
  type: 'string',
  description: '',
  default: null,
  limits: [],
  enum: [],
  enumIsOpen: false,
  deprecated: false,
});
const outline = (trees: readonly FieldTree[]): unknown[] =>
  trees.map(({ field: { name }, children }) => (children.length > 0 ? [name, ...outline(children)] : name));
const nest = (...names: string[]) => outline(nestFields(names.map(field)));

test('children stand below their parents, at every depth', () => {
  expect(nest('user', 'user.id', 'user.friend', 'user.friend.id', 'map', 'map[][0]', 'map[][1]', 'end')).toEqual([
    ['user', 'user.id', ['user.friend', 'user.friend.id']],
    ['map', 'map[][0]', 'map[][1]'],
    'end',
  ]);
});

test('a name that only begins like another one is not its child', () => {
  expect(nest('layout', 'layout_map', 'layout_map[][0]')).toEqual(['layout', ['layout_map', 'layout_map[][0]']]);
});

test('fields whose parent is not in the list stay outermost', () => {
  expect(nest('user', 'options.show_names', 'options.layout')).toEqual([
    'user',
    'options.show_names',
    'options.layout',
  ]);
});
