import { autogenerateSidebar } from './autogenerate';

const docs = (...ids: string[]) => ids.map((docId) => ({ docId }));

test('turns folders into categories, with the docs of a folder before its subfolders', () => {
  expect(autogenerateSidebar(docs('rest/how-to/a', 'intro', 'rest/api', 'rest/how-to/b'))).toEqual([
    { type: 'doc', id: 'intro' },
    {
      type: 'category',
      label: 'Rest',
      items: [
        { type: 'doc', id: 'rest/api' },
        {
          type: 'category',
          label: 'How to',
          items: [
            { type: 'doc', id: 'rest/how-to/a' },
            { type: 'doc', id: 'rest/how-to/b' },
          ],
        },
      ],
    },
  ]);
});
