import { rmSync } from 'node:fs';
import { allChecks } from './checks';
import { runChecks } from './run-checks';
import { readSite } from './site';
import { writeSmallSite } from './small-site.test-support';
import { missingProgram, startHost, type HostName } from './start-host.test-support';

const HOSTS: HostName[] = ['serve', 'nginx'];
const missing = HOSTS.filter((name) => missingProgram(name));
// npm test installs it, and fails in CI if it cannot.
if (missing.length > 0)
  console.warn(`NOT TESTED: ${missing.map((name) => `${name} (${missingProgram(name)} is missing)`).join(', ')}.`);

describe.each(['/', '/portal/'])('below %s', (base) => {
  let folder = '';
  beforeAll(() => void (folder = writeSmallSite(base)));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(HOSTS.filter((name) => !missing.includes(name)))(
    '%s does what the site expects of a host',
    async (name) => {
      const checks = allChecks(readSite(folder, base));
      expect(checks.length).toBeGreaterThan(50);
      const host = await startHost(name, folder, base);
      try {
        expect(await runChecks(checks, host.url)).toEqual([]);
      } finally {
        await host.stop();
      }
    },
  );
});
