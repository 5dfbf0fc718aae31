import { UsageError } from './command-line';
import { pageChecks } from './page-checks';

const PATHS = ['rest/how-to/how-to-svg', 'rest/quick-start', 'rest/references/layers', 'blog/2024-01-02-layers'];
const names = (...args: string[]) => pageChecks(args, PATHS, ['rest/quick-start']).map((command) => command.join(' '));

test('guides are followed, also those that are no how-tos; other pages have none', () => {
  const common = (name: string) => ['check:content', `samples ${name}`, 'spelling'];
  expect(names('how-to-svg')).toEqual([...common('how-to-svg'), 'check:guides -- how-to-svg']);
  expect(names('quick')).toEqual([...common('quick'), 'check:guides -- quick']);
  expect(names('layers')).toEqual(common('layers'));
});

test('all pages are checked without a name, and a name that is part of no path is refused', () => {
  expect(names()).toEqual(['check:content', 'samples', 'spelling', 'check:guides']);
  expect(() => names('sgv')).toThrow(UsageError);
});
