import { siteConfig } from '../../site/config/site-config';
import { endCommand } from '../../site/build/end-command';
import { refuseIgnoredBase } from './hooks';

jest.mock('../../site/build/end-command');

test.each([
  ['/', undefined, 0],
  ['/portal/', true, 0],
  ['/portal/', undefined, 1],
])('RTE-9 with the base path %s and the option %s, a build is refused %d times', (baseUrl, prefixPaths, times) => {
  refuseIgnoredBase({ getState: () => ({ program: { prefixPaths } }) }, { ...siteConfig, baseUrl });
  const { calls } = jest.mocked(endCommand).mock;
  expect(calls).toHaveLength(times);
  if (times > 0) expect(calls[0]?.[0]).toContain('npx gatsby build --prefix-paths');
});
