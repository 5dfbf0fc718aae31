import { withoutParts } from './without-parts';

const OFF = ['blog', 'playgrounds', 'docs/rest'];

test('entries that lead to a part that is off are left out, with groups that are empty then', () => {
  const footer = [
    {
      title: 'A',
      items: [
        { label: 'Blog', to: '/blog' },
        { label: 'Kept', to: '/kept' },
      ],
    },
    { title: 'B', items: [{ label: 'Play', to: '/playground/layouts/' }] },
  ];
  expect(withoutParts('footer.yaml', footer, OFF)).toEqual([{ title: 'A', items: [{ label: 'Kept', to: '/kept' }] }]);
  expect(withoutParts('footer.yaml', footer, [])).toBe(footer);
});

test('docs of an area that is off are no entries of sidebars, and a category keeps a page of its own', () => {
  const doc = (id: string) => ({ type: 'doc', id });
  const sidebars = {
    rest: [doc('rest/api')],
    sdk: [
      { type: 'category', label: 'A', link: doc('sdks/a'), items: [doc('rest/api')] },
      { type: 'category', label: 'B', link: doc('rest/b'), items: [doc('sdks/b')] },
      { type: 'category', label: 'C', items: [doc('rest/c')] },
    ],
  };
  expect(withoutParts('sidebars.yaml', sidebars, OFF)).toEqual({
    rest: [],
    sdk: [
      { type: 'category', label: 'A', link: doc('sdks/a'), items: [] },
      { type: 'category', label: 'B', items: [doc('sdks/b')] },
    ],
  });
});
