import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { ApiOperation } from '../../shared/types';
import { createProduct } from '../../../site/config/product';
import { siteConfig } from '../../../site/config/site-config';
import { tokenValues } from '../../../site/tokens';
import { buildOperations } from '../build-operations';
import { buildCheatsheet, printedSite } from './build-cheatsheet';
import { buildSections, printedPath } from './build-sections';
import { fillColumns } from './fill-columns';
import { parseTexts, readTexts } from './read-texts';

// Loading grammars and fonts takes a while on a busy machine.
const PRODUCT = createProduct('acme', 'Acme');
const DESCRIPTION = readFileSync(join(process.cwd(), 'content/api/openapi.yaml'), 'utf8');
const words = readTexts(PRODUCT);
const operations = buildOperations(DESCRIPTION, 'content/api/openapi.yaml', tokenValues(PRODUCT));

describe('the sheet', () => {
  let file: Buffer;
  let pdf: PDFDocumentProxy;
  let text: string;

  beforeAll(async () => {
    file = await buildCheatsheet(operations, PRODUCT);
    pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;
    const pages = await Promise.all([1, 2].map(async (number) => (await pdf.getPage(number)).getTextContent()));
    text = pages
      .flatMap(({ items }) => items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ' ')))
      .join('')
      .replace(/\s+/g, ' ');
  });

  test('has two A4 pages in landscape', async () => {
    expect(pdf.numPages).toBe(2);
    expect((await pdf.getPage(1)).view.map(Math.round)).toEqual([0, 0, 842, 595]);
  });

  test('contains every call of the description as text, with method, path and summary', () => {
    const calls = operations.filter(({ method }) => method !== 'EVENT');
    expect(calls.length).toBeGreaterThan(50);
    expect(
      calls
        .filter(({ method, path, summary }) => !text.includes(`${method} ${printedPath(path)} ${summary}`))
        .map(({ operationId }) => operationId),
    ).toEqual([]);
  });

  test('contains both hosts and every webhook, observer event, room option and layout name', () => {
    const schemas = (
      parse(DESCRIPTION) as {
        components: {
          schemas: Record<
            string,
            { discriminator?: { mapping: Record<string, string> }; enum?: string[]; properties?: object }
          >;
        };
      }
    ).components.schemas;
    const observed = Object.keys(schemas.ObserverEvent?.discriminator?.mapping ?? {});
    expect([...words.observerEvents].sort()).toEqual(observed.sort());
    const names = operations
      .filter(({ method, tag }) => method === 'EVENT' && tag === 'Webhooks')
      .map(({ path }) => path);
    const fields = operations.flatMap(({ body }) => body?.variants[0]?.fields ?? []);
    const options = fields
      .filter(({ name, depth }) => depth === 1 && name.startsWith('options.'))
      .map(({ name }) => name.slice('options.'.length));
    const layouts =
      operations
        .find(({ operationId }) => operationId === 'setLayout')
        ?.body?.variants[0]?.fields.find(({ name }) => name === 'name')?.enum ?? [];
    expect([names.length, options.length, layouts.length].every((count) => count > 0)).toBe(true);
    for (const word of [
      'https://api.acme.example',
      'https://streamrec.acme.example',
      'X-Acme-Signature',
      ...names,
      ...observed,
      ...options,
      ...layouts,
    ])
      expect(text).toContain(word);
  });

  test('RTE-9 contains the URL of the site with its base path', () => {
    const url = 'https://developers.acme.example';
    expect(printedSite({ url, baseUrl: '/portal/' })).toBe('developers.acme.example/portal');
    expect(printedSite({ url, baseUrl: '/' })).toBe('developers.acme.example');
    expect(text).toContain(printedSite(siteConfig));
  });

  test('contains every error status of the meeting API', () => {
    const codes = new Set(
      operations
        .filter(({ tag }) => !tag.startsWith('Stream'))
        .flatMap(({ errors }) => errors.map(({ status }) => status)),
    );
    for (const code of codes) expect(text).toMatch(new RegExp(`\\b${code} [a-z]`));
  });

  test('has a title, a language and a bookmark for each section, and is tagged as PDF/UA', async () => {
    const { info, metadata } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: 'Acme API cheat sheet', Language: 'en-GB' });
    expect((metadata?.getRaw() as string).replace(/\s/g, '')).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const outline = await pdf.getOutline();
    expect(outline.map(({ title }) => title)).toEqual(buildSections(operations, words).map(({ title }) => title));
  });

  test('is structured with tagged headings and list items', async () => {
    const roles = new Map<string, number>();
    const count = (node: { role?: string; children?: unknown[] }): void => {
      if (node.role) roles.set(node.role, (roles.get(node.role) ?? 0) + 1);
      for (const child of node.children ?? []) count(child as typeof node);
    };
    for (const number of [1, 2]) count(await (await pdf.getPage(number)).getStructTree());
    expect(roles.get('H1')).toBe(1);
    expect(roles.get('H2')).toBe(buildSections(operations, words).length);
    expect(roles.get('LI')).toBeGreaterThan(operations.length - 10);
  });

  test('produces the same file for the same description', async () => {
    expect((await buildCheatsheet(operations, PRODUCT)).equals(file)).toBe(true);
  });
});

test('throws if a call has no section or a status has no text', () => {
  const [first] = operations as [ApiOperation];
  expect(() => buildSections([{ ...first, tag: 'Cooking' }], words)).toThrow('no section with the tags "Cooking"');
  expect(() =>
    buildSections([{ ...first, errors: [{ status: '418', cause: '', fix: '', example: null }] }], words),
  ).toThrow('no text for status 418');
});

test('throws if the calls do not fit on two pages', async () => {
  const [first] = operations as [ApiOperation];
  await expect(
    buildCheatsheet(
      Array.from({ length: 300 }, () => first),
      PRODUCT,
    ),
  ).rejects.toThrow('does not fit on 2 pages');
});

test.each([
  [[3, 3, 3], 3, 10, [1, 1, 1]],
  [[1, 1, 4, 2, 2], 2, 10, [3, 2]],
  [[5], 2, 10, [1]],
  [[5, 6, 5], 2, 10, undefined],
  [[11], 2, 10, undefined],
])('distributes the heights %j over %i columns of at most %i as %j', (heights, columns, limit, expected) => {
  const filled = fillColumns(
    heights.map((height) => ({ height })),
    columns,
    limit,
  );
  expect(filled?.map(({ length }) => length)).toEqual(expected);
});

test.each([
  ['404: gone', 'words.yaml:1 field "404"'],
  ['sections: [{ titel: Room }]', 'words.yaml:1 field "sections.0.titel" is not allowed here'],
  ['title: [', 'words.yaml:1 is not valid YAML'],
  ['credentials: { api-key: 1 }', 'words.yaml:1 field "credentials.api-key": found 1'],
])('rejects cheatsheet.yaml with %s, naming file, line and field', (source, message) => {
  expect(() => parseTexts(source, 'words.yaml', {})).toThrow(message);
});
