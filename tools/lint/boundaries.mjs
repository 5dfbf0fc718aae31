// Defines which part of the source tree may import which (ADR 13), as zones for ESLint.

const partsOf = (kind, ...areas) => areas.map((area) => `src/${area}/${kind}`);
const SHARED = partsOf('shared', 'content', 'reference', 'search', 'playgrounds', 'offline', 'mock');
const BUILD = partsOf('build', 'content', 'reference', 'search', 'offline', 'output', 'mock', 'machines');
const BROWSER = partsOf('browser', 'reference', 'search', 'playgrounds', 'offline', 'mock');
const PURE = ['src/site', ...SHARED];
const NODE = ['src/site/build', ...PURE];
const STATELESS = ['src/components', 'src/hooks', ...PURE];
const VIEWS = ['src/views', 'src/features', ...BROWSER, ...STATELESS];
const every = (parts, allowed) => Object.fromEntries(parts.map((part) => [part, allowed]));

/** Each part of the source tree, with the other parts that it may import. */
const MAY_IMPORT = {
  'src/site': [],
  ...every(['src/site/build', 'src/gatsby/browser', 'src/hooks'], ['src/site']),
  ...every(SHARED, PURE),
  ...every(BUILD, NODE),
  // The service worker: neither Node nor the page.
  'src/offline/worker': PURE,
  'src/content/build': [...NODE, 'src/reference/build'],
  'src/mock/build': [...NODE, 'src/reference/build'],
  'src/machines/build': [...NODE, 'src/content/build'],
  // The build and the starter script share the ids of elements in the page.
  'src/gatsby/build': ['src/gatsby/browser', 'src/site', 'src/site/build'],
  // Gatsby's configuration and hooks, which connect the areas.
  'src/gatsby/hooks': ['src/gatsby/build', ...BUILD, ...NODE],
  'src/components': ['src/hooks', ...PURE],
  'src/features': STATELESS,
  ...every(BROWSER, STATELESS),
  ...every(['src/views', 'src/templates'], VIEWS),
  'src/pages': ['src/templates', ...VIEWS],
  'src/styles': [],
  tools: [...BUILD, ...NODE],
  scripts: ['tools', ...BUILD, ...NODE],
  bench: ['scripts', 'tools', ...BUILD, ...NODE],
  e2e: ['scripts', 'tools', ...BUILD, ...NODE, ...BROWSER],
};
const PARTS = Object.keys(MAY_IMPORT);
/** Tests may also import tools, everything that builds the site, and what connects it to Gatsby in the browser. */
const TESTS = ['tools', 'src/gatsby/browser', ...BUILD, ...NODE];
const TEST_FILES = ['**/*.test.*', '**/test-support.*'];
const OUTSIDE_BROWSER = ['src/site/build/**', ...TEST_FILES];
const IN_BROWSER = [...VIEWS, 'src/{templates,pages}', 'src/gatsby/browser', 'src/offline/worker'];

const isInside = (part, other) => part.startsWith(`${other}/`);

/** Zones of a part, or of a folder of it. Parts inside another one have zones of their own. */
function zonesOf(part, allowed) {
  const message = `${part} may import ${allowed.join(', ') || 'nothing from other parts'}.`;
  return PARTS.filter((other) => other !== part && !allowed.includes(other)).map((from) => ({
    target: '.',
    from: `./${from}`,
    except: PARTS.filter((name) => isInside(name, from)).map((name) => `.${name.slice(from.length)}`),
    message,
  }));
}

const refuse = (name, pattern) => ({ [name]: ['error', { patterns: [pattern] }] });

/** The ESLint configuration for the boundaries. */
export const boundaries = [
  ...PARTS.flatMap((part) =>
    [
      { files: [`${part}/**`], allowed: MAY_IMPORT[part] },
      { files: TEST_FILES.map((glob) => `${part}/${glob}`), allowed: [...MAY_IMPORT[part], ...TESTS] },
    ].map(({ files, allowed }) => ({
      files,
      ignores: PARTS.filter((other) => isInside(other, part)).map((other) => `${other}/**`),
      rules: { 'import-x/no-restricted-paths': ['error', { zones: zonesOf(part, allowed) }] },
    })),
  ),
  // Shared code is pure, browser code has no access to Node either, and schemas weigh more than what they check.
  {
    files: [...PURE, ...IN_BROWSER].map((part) => `${part}/**`),
    ignores: [...OUTSIDE_BROWSER, '**/*-schema.ts'],
    rules: {
      'import-x/no-nodejs-modules': 'error',
      ...refuse('@typescript-eslint/no-restricted-imports', {
        group: ['zod', '**/*-schema', '!@cfworker/json-schema'],
        allowTypeImports: true,
        message: 'Browser code may import only types of schemas.',
      }),
    },
  },
  {
    files: PURE.map((part) => `${part}/**`),
    ignores: OUTSIDE_BROWSER,
    rules: refuse('no-restricted-imports', {
      group: ['react', 'react-dom', 'gatsby', 'gatsby-*'],
      message: 'Shared code must be pure: no React, no Gatsby, no Node built-ins.',
    }),
  },
];
