import { judge } from './finish-site';

test('what breaks pages ends every build, what is too large only one in CI', () => {
  const faults = ['/a links to /b'];
  const tooLarge = ['Page /a: 41 KB', 'Page /b: 42 KB'];
  expect(judge(faults, tooLarge, true)).toEqual({ errors: [...faults, ...tooLarge] });
  expect(judge(faults, tooLarge, false)).toEqual({
    errors: faults,
    warning: '! Larger than this project allows in CI: Page /a: 41 KB; Page /b: 42 KB',
  });
  expect(judge([], [], false)).toEqual({ errors: [] });
});
