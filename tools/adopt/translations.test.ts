import { planAdoption } from './plan-adoption';
import type { Sources } from './sources';
import { sourcesOf } from './test-support';

const page = (title: string, body: string) => `---\ntitle: ${title}\n---\n\n${body}\n`;
const SOURCES = sourcesOf(
  {
    'data/brand.yaml': 'name: Old\nslug: old\ndomain: old.example\n',
    'data/navbar.yaml': '- { label: Guides, to: /docs/guides/a }\n',
    'data/sidebars.yaml': 'guides:\n  - { type: doc, id: guides/a }\ncalls:\n  - { type: doc, id: calls/a }\n',
    'api/openapi.yaml': 'openapi: 3.1.0\n',
    'docs/calls/a.mdx': page('A', '<Endpoint id="a" />'),
    'docs/guides/a.mdx': page('A', 'Text.'),
    'docs/guides/pic.png': null,
    'pages/index.mdx': page('Start', 'Start.'),
    '/content.de/data/brand.yaml': 'name: Alt\nslug: alt\ndomain: alt.example\n',
    '/content.de/data/navbar.yaml':
      '- { label: Aufruf, to: /docs/calls/a }\n- { label: Anleitung, to: /docs/guides/a }\n',
    '/content.de/data/sidebars.yaml': 'calls:\n  - { type: doc, id: calls/a }\n',
    '/content.de/docs/calls/a.mdx': page('A', '<Endpoint id="a" />'),
    '/content.de/docs/guides/a.mdx': page('A', 'Siehe [den Aufruf](../calls/a.mdx) und [B](/docs/calls/a).'),
    '/content.de/docs/guides/pic.png': null,
    '/content.de/pages/index.mdx': page('Start', 'Anfang.'),
  },
  {},
  ['content.de'],
);
const planned = (drop: readonly string[], sources: Sources = SOURCES) => {
  const { removed, written } = planAdoption(
    sources,
    { name: 'Zeta', slug: 'zeta', domain: 'zeta.example', drop },
    2030,
  );
  const ofTranslation = (file: string): boolean => file.startsWith('content.de/');
  return {
    removed: removed.filter(ofTranslation),
    written: Object.fromEntries([...written].filter(([file]) => ofTranslation(file))),
  };
};

test('translations of what goes go, too, and other translations lose what leads to it', () => {
  const { removed, written } = planned(['api']);
  // A page for the new product takes the place of the start page.
  expect(removed).toEqual(['content.de/docs/calls/a.mdx', 'content.de/pages/index.mdx']);
  expect(written).toEqual({
    'content.de/data/brand.yaml': expect.stringMatching(/^name: Zeta\nslug: zeta\ndomain: zeta\.example\n/) as string,
    'content.de/data/navbar.yaml': '- { label: Anleitung, to: /docs/guides/a }\n',
    'content.de/data/sidebars.yaml': expect.not.stringContaining('calls/a') as string,
    'content.de/docs/guides/a.mdx': page('A', 'Siehe den Aufruf und B.'),
  });
});

test('without any docs, the first page and its data have no translation, and navigation bars lead to it', () => {
  const { removed, written } = planned(['api', 'docs/calls', 'docs/guides']);
  expect(removed).toEqual([
    'content.de/data/sidebars.yaml',
    'content.de/docs/calls/a.mdx',
    'content.de/docs/guides/a.mdx',
    'content.de/docs/guides/pic.png',
    'content.de/pages/index.mdx',
  ]);
  expect(written['content.de/data/navbar.yaml']).toMatch(/^- \{ type: docSidebar, sidebarId: docs, label: Docs \}\n/);
});

test('if nothing goes, only the names in translations change', () => {
  const { removed, written } = planned([]);
  expect([removed, Object.keys(written)]).toEqual([[], ['content.de/data/brand.yaml']]);
});
