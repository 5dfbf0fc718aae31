import { startAlgoliaServer, type AlgoliaServer } from '../../tools/algolia-server/server';
import { testOnHosts } from './fixture-site';
import { HOSTED_INDEX, breakIndex, hostedRecord } from './search';

/** A page of the fixture that has a hosted engine. */
export const HOSTED_DOC = '/docs/blocks/code';

const LONG = `${'before '.repeat(30)}needle${' after'.repeat(30)}`;
/** The records of both hosts. */
const records = [
  hostedRecord('page', ['REST API', 'Haystack'], { url: 'https://developers.zeta.example/docs/blocks/code' }),
  hostedRecord('page-text', ['REST API', 'Haystack'], { type: 'content', content: LONG }),
  ...Array.from({ length: 7 }, (_, number) =>
    hostedRecord(`section-${number}`, ['REST API', 'Haystack', `Haystack section ${number}`]),
  ),
  hostedRecord('lines', ['SDKs', 'Tailoring', 'Lines'], { content: 'Before.\nThe thimble\tis small.\nAfter.' }),
  hostedRecord('code', ['SDKs', 'Tailoring', 'Code'], {
    content: 'Text about sewing.',
    code: 'import sew\nsew.bobbin({ fast: true })\nsew.stop()',
  }),
  hostedRecord('markup', ['SDKs', 'Haystack <img src=x onerror=alert(1)>'], { content: '<b>Bold haystack</b>' }),
  hostedRecord('elsewhere', ['SDKs', 'Elsewhere'], { url: 'https://external.example/Guide?a=1#b' }),
  ...Array.from({ length: 24 }, (_, number) =>
    hostedRecord(`many-${String(number).padStart(2, '0')}`, ['SDKs', `Many ${number}`]),
  ),
  // Records in a language or version that is not searched.
  hostedRecord('german', ['REST API', 'Haystack foreign'], { language: 'de' }),
  hostedRecord('old', ['REST API', 'Haystack old'], { docusaurus_tag: 'docs-default-1.0' }),
];

/**
 * Tests on the fixture with a hosted engine, while both of its hosts are running. The local index is out of reach, so
 * that it cannot respond in place of the hosts when a slow machine makes these slow.
 */
export const testWithHosts = testOnHosts.extend<{ readonly servers: readonly [AlgoliaServer, AlgoliaServer] }>({
  servers: [
    async ({ hostPorts: [first, second] }, use) => {
      const servers = [await startAlgoliaServer({ port: first }), await startAlgoliaServer({ port: second })] as const;
      for (const server of servers) server.seed(HOSTED_INDEX, { records });
      await use(servers);
      await Promise.all(servers.map((server) => server.close()));
    },
    { auto: true },
  ],
  page: async ({ page }, use) => {
    await breakIndex(page);
    await use(page);
  },
});
