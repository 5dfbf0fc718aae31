import { nameLabel } from './name-label';

test.each([
  ['Mara Lind', 250, 'Mara Lind'],
  ['Mara Lind', 249, 'ML'],
  ['  Jonas  ', 640, 'Jonas'],
  ['jonas', 213, 'J'],
  ['Ana Maria de Souza', 100, 'AS'],
  ['Émile Ōta', 100, 'ÉŌ'],
  ['', 100, ''],
])('%j in a spot %i pixels wide is shown as %j', (name, width, label) => {
  expect(nameLabel(name, width)).toBe(label);
});
