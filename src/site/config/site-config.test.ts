import { createSiteConfig, toBaseUrl } from './site-config';

test('CFG-1 a bundle contains the finished configuration', () => {
  const before = process.env;
  process.env = {
    ...before,
    SITE_CONFIG_JSON: JSON.stringify(createSiteConfig({ BASE_URL: 'built' })),
    BASE_URL: 'ignored',
  };
  jest.isolateModules(() => {
    expect(jest.requireActual<{ readonly siteConfig: unknown }>('./site-config').siteConfig).toEqual(
      createSiteConfig({ BASE_URL: 'built' }),
    );
  });
  process.env = before;
});

test.each([
  ['', '/'],
  ['/portal', '/portal/'],
  ['//a/b//', '/a/b/'],
])('CFG-3 the base path "%s" becomes "%s"', (value, expected) => {
  expect(toBaseUrl(value)).toBe(expected);
  expect(createSiteConfig({ BASE_URL: value }).baseUrl).toBe(expected);
});

test('overrides replace single values and whole lists', () => {
  const config = createSiteConfig({
    SITE_OVERRIDES: JSON.stringify({
      announcementBar: { closeable: true },
      footer: { year: 2030 },
      docs: { versions: [] },
      tagManager: null,
    }),
  });
  expect(config.announcementBar).toEqual({ id: 'cheatsheet', closeable: true });
  expect(config.footer.year).toBe(2030);
  expect(config.docs.versions).toEqual([]);
  expect(config.docs.lastVersion).toBe('current');
  expect(config.title).toBe('Rondo for developers');
});

test('CFG-1 the configuration does not load the validator, so that it is not sent to browsers', async () => {
  jest.doMock('./site-config-schema', () => {
    throw new Error('The schema was loaded.');
  });
  await jest.isolateModulesAsync(async () => {
    const { siteConfig } = await import('./site-config');
    expect(siteConfig.baseUrl).toBe('/');
  });
  jest.dontMock('./site-config-schema');
});

test('feedback is off, or goes to an address, or becomes issues', () => {
  expect(JSON.stringify(createSiteConfig({}))).not.toMatch(/feedback/i);
  expect(createSiteConfig({ FEEDBACK_URL: '/f' }).feedback?.url).toBe('/f');
  expect(createSiteConfig({ FEEDBACK_URL: 'issues' }).feedback).toEqual({
    issuesUrl: expect.stringMatching(/^https:.+\/new$/) as string,
  });
});
