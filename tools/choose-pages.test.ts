import { choosePages } from './choose-pages';
import { UsageError } from './command-line';

const PATHS = ['rest/api', 'rest/how-to/how-to-svg', 'rest/how-to/how-to-update-images', 'rest/how-to-guides'];

test.each([
  [[], PATHS],
  [['svg'], ['rest/how-to/how-to-svg']],
  [['rest/how-to/'], ['rest/how-to/how-to-svg', 'rest/how-to/how-to-update-images']],
  [['docs/rest/api'], ['rest/api']],
  [['/docs/rest/api'], ['rest/api']],
  [['./content/docs/rest/how-to/how-to-svg.mdx'], ['rest/how-to/how-to-svg']],
])('%j chooses %j', (args, chosen) => {
  expect(choosePages('check:guides', args, PATHS)).toEqual(chosen);
});

test.each([
  [['docs/rest/apy'], `found "docs/rest/apy"; expected a part of a page's path; nearest: rest/api`],
  [['how-to-svgs'], `found "how-to-svgs"; expected a part of a page's path; nearest: how-to-svg`],
  [['blog'], `found "blog"; expected a part of a page's path; available: ${PATHS.join(', ')}`],
  [['svg', 'api'], 'found "api"; expected at most one text'],
])('%j is an error that names the value and what is allowed', (args, message) => {
  expect(() => choosePages('check:guides', args, PATHS)).toThrow(UsageError);
  expect(() => choosePages('check:guides', args, PATHS)).toThrow(message);
});
