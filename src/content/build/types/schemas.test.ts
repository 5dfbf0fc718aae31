import { basicFrontMatter, dateText, slugText } from './schemas';

test.each(['2025-03-05', '2025-03-05T10:00:00.5+02:00'])('accepts the date %s', (date) => {
  expect(dateText.safeParse(date).success).toBe(true);
});

test.each(['2025-02-30', '2025-03-05T10:00', ''])('rejects the date %p', (date) => {
  expect(dateText.safeParse(date).error?.issues[0]?.message).toBe(
    'expected a date such as 2025-03-05 or 2025-03-05T10:00:00Z',
  );
});

test.each(['a', 'SFU_vs_MCU'])('BLD-6 accepts the slug %s', (slug) => {
  expect(slugText.safeParse(slug).success).toBe(true);
});

test.each(['a b', 'a//b', 'a#b'])('BLD-6 rejects the slug %p', (slug) => {
  expect(slugText.safeParse(slug).error?.issues[0]?.message).toBe(
    'expected a URL path of letters, digits, -, _, ., ~ and /, without ".." and "//"',
  );
});

test.each([1])('DOC-3 rejects the heading level %p', (level) => {
  expect(basicFrontMatter.shape.toc_max_heading_level.safeParse(level).success).toBe(false);
});

test('META-1 accepts a preview image only as a path on the site', () => {
  expect(basicFrontMatter.shape.image.safeParse('/img/a.png').success).toBe(true);
  expect(basicFrontMatter.shape.image.safeParse('img/a.png').success).toBe(false);
});
