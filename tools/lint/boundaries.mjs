// Defines which part of the source tree may import which (ADR 13), and derives lint rules from that.

import { ENTRIES } from './entries.mjs';

const SHARED = ['content', 'reference', 'search', 'playgrounds', 'offline', 'mock'].map((area) => `src/${area}/shared`);
const BUILD = ['content', 'reference', 'search', 'offline', 'output', 'mock', 'machines'].map(
  (area) => `src/${area}/build`,
);
const BROWSER = ['reference', 'search', 'playgrounds', 'offline', 'mock'].map((area) => `src/${area}/browser`);
const PURE = ['src/site', ...SHARED];
const NODE = ['src/site/build', ...PURE];
const STATELESS = ['src/components', 'src/hooks', ...PURE];
const VIEWS = ['src/views', 'src/features', ...BROWSER, ...STATELESS];

/** Each part of the source tree, with the other parts that it may import. */
export const MAY_IMPORT = {
  'src/site': [],
  'src/site/build': ['src/site'],
  ...Object.fromEntries(SHARED.map((part) => [part, PURE])),
  ...Object.fromEntries(BUILD.map((part) => [part, NODE])),
  // The service worker: neither Node nor the page.
  'src/offline/worker': PURE,
  'src/content/build': [...NODE, 'src/reference/build'],
  'src/mock/build': [...NODE, 'src/reference/build'],
  'src/machines/build': [...NODE, 'src/content/build'],
  // The build and the starter script share the ids of elements in the page.
  'src/gatsby/build': ['src/gatsby/browser', 'src/site', 'src/site/build'],
  'src/gatsby/browser': ['src/site'],
  // Gatsby's configuration and hooks, which connect the areas.
  'src/gatsby/hooks': ['src/gatsby/build', ...BUILD, ...NODE],
  'src/hooks': ['src/site'],
  'src/components': ['src/hooks', ...PURE],
  'src/features': STATELESS,
  ...Object.fromEntries(BROWSER.map((part) => [part, STATELESS])),
  'src/views': VIEWS,
  'src/templates': VIEWS,
  'src/pages': ['src/templates', ...VIEWS],
  'src/styles': [],
  tools: [...BUILD, ...NODE],
  scripts: ['tools', ...BUILD, ...NODE],
  bench: ['scripts', 'tools', ...BUILD, ...NODE],
  e2e: ['scripts', 'tools', ...BUILD, ...NODE, ...BROWSER],
};

/**
 * What the files in the root folder may import, and the one that Gatsby looks for in `src`. Gatsby's files connect the
 * parts.
 */
export const ROOT_MAY_IMPORT = {
  'gatsby-{config,node}.ts': ['src/gatsby/build', 'src/gatsby/hooks'],
  'gatsby-{browser,ssr}.tsx': ['src/gatsby/browser', 'src/templates', 'src/styles', ...VIEWS],
  'src/html.tsx': [],
  '*.config.{ts,mjs,cjs}': ['tools'],
};

/** Tests may also import tools, everything that builds the site, and what connects it to Gatsby in the browser. */
const TESTS = ['tools', 'src/gatsby/browser', ...BUILD, ...NODE];
const TEST_FILES = ['**/*.test.*', '**/test-support.*'];
/** Parts that may import any file of the parts listed for them. Entry points constrain only published code. */
const DEEP_IMPORTS_ALLOWED = ['bench', 'e2e'];

/** Parts that run in the browser. */
const WITHOUT_NODE = [
  'src/gatsby/browser',
  'src/offline/worker',
  'src/hooks',
  'src/components',
  'src/features',
  ...BROWSER,
  'src/views',
  'src/templates',
  'src/pages',
];
const OUTSIDE_BROWSER = ['src/site/build/**', ...TEST_FILES];
const codeOf = (folders) => folders.map((folder) => `${folder}/**`);

const parts = Object.keys(MAY_IMPORT);

function filesOf(part) {
  const inner = parts.filter((other) => other.startsWith(`${part}/`)).map((other) => other.slice(part.length + 1));
  return { files: [`${part}/**`], ignores: inner.map((folder) => `${part}/${folder}/**`) };
}

function zonesFor(part, allowed, allowsDeepImports) {
  const message = `${part} may import ${allowed.length > 0 ? allowed.join(', ') : 'nothing from other parts'}.`;
  return parts
    .filter((other) => other !== part)
    .flatMap((other) => {
      const zone = { target: '.', from: `./${other}` };
      // Nested parts have zones of their own, so that a part can be allowed without those inside it, and vice versa.
      const inner = parts.filter((name) => name !== other && name.startsWith(`${other}/`));
      if (!allowed.includes(other)) {
        const except = [...inner, part]
          .filter((name) => name.startsWith(`${other}/`))
          .map((name) => `./${name.slice(other.length + 1)}`);
        return [{ ...zone, except, message }];
      }
      if (allowsDeepImports || !(other in ENTRIES)) return [];
      return [
        {
          ...zone,
          except: ENTRIES[other].map((file) => `./${file}`),
          message:
            `Import one of the entry points of ${other}: ${ENTRIES[other].join(', ')} ` + '(tools/lint/entries.mjs).',
        },
      ];
    });
}

const rule = (zones) => ({ 'import-x/no-restricted-paths': ['error', { zones }] });

/**
 * Returns the ESLint configuration for the boundaries.
 *
 * @param features names of the folders in `src/features`, which must not import each other
 */
export function boundaries(features) {
  const featureZones = (own) =>
    features
      .filter((name) => name !== own)
      .map((name) => ({
        target: '.',
        from: `./src/features/${name}`,
        message: 'A feature must not import another feature: move shared code to components, hooks or site.',
      }));
  const zonesOf = (part, additional, allowsDeepImports) =>
    zonesFor(
      part,
      [...new Set([...MAY_IMPORT[part], ...additional])].filter((name) => name !== part),
      allowsDeepImports,
    );
  return [
    ...Object.entries(ROOT_MAY_IMPORT).map(([file, allowed]) => ({
      files: [file],
      rules: rule(zonesFor(file, allowed, false)),
    })),
    ...parts.flatMap((part) => {
      const allowsDeepImports = DEEP_IMPORTS_ALLOWED.includes(part);
      const area = filesOf(part);
      return [
        { ...area, rules: rule(zonesOf(part, [], allowsDeepImports)) },
        {
          ...area,
          files: area.files.flatMap((glob) => TEST_FILES.map((file) => glob.replace('**', file))),
          rules: rule(zonesOf(part, TESTS, true)),
        },
      ];
    }),
    ...features.flatMap((name) => [
      {
        files: [`src/features/${name}/**`],
        rules: rule([...zonesOf('src/features', [], false), ...featureZones(name)]),
      },
      {
        files: TEST_FILES.map((file) => `src/features/${name}/${file}`),
        rules: rule([...zonesOf('src/features', TESTS, true), ...featureZones(name)]),
      },
    ]),
    // Shared code is pure, and browser code has no access to Node either.
    {
      files: codeOf([...PURE, ...WITHOUT_NODE]),
      ignores: OUTSIDE_BROWSER,
      rules: { 'import-x/no-nodejs-modules': 'error' },
    },
    // A schema and its library weigh more than what they check: in the browser, only their types are of use.
    {
      files: codeOf([...PURE, ...WITHOUT_NODE]),
      ignores: [...OUTSIDE_BROWSER, '**/*-schema.ts'],
      rules: {
        '@typescript-eslint/no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                group: ['zod', '**/*-schema', '!@cfworker/json-schema'],
                allowTypeImports: true,
                message: 'Browser code may import only types of schemas.',
              },
            ],
          },
        ],
      },
    },
    {
      files: codeOf(PURE),
      ignores: OUTSIDE_BROWSER,
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                group: ['react', 'react-dom', 'gatsby', 'gatsby-*'],
                message: 'Shared code must be pure: no React, no Gatsby, no Node built-ins.',
              },
            ],
          },
        ],
      },
    },
  ];
}
