import { basicFrontMatter, dateText, slugText } from './schemas';

const { image, toc_max_heading_level: level } = basicFrontMatter.shape;

test.each([
  ['a day', dateText, '2025-03-05', true],
  ['a time with its zone', dateText, '2025-03-05T10:00:00.5+02:00', true],
  ['a day that the calendar lacks', dateText, '2025-02-30', false],
  ['a time without its zone', dateText, '2025-03-05T10:00', false],
  ['BLD-6 a slug with capitals', slugText, 'SFU_vs_MCU', true],
  ['BLD-6 an empty part of a slug', slugText, 'a//b', false],
  ['BLD-6 a hash in a slug', slugText, 'a#b', false],
  ['DOC-3 the level of the title', level, 1, false],
  ['META-1 a preview image of the site', image, '/img/a.png', true],
  ['META-1 a preview image without a slash', image, 'img/a.png', false],
])('%s', (_name, schema, value, isValid) => {
  expect(schema.safeParse(value).success).toBe(isValid);
});
