import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { ApiOperation } from '../../shared/types';
import { createProduct } from '../../../site/config/product';
import { tokenValues } from '../../../site/tokens';
import { buildOperations } from '../build-operations';
import { buildCheatsheet } from './build-cheatsheet';
import { buildSections, printedPath } from './build-sections';
import { fillColumns } from './fill-columns';
import { parseWords, readWords } from './read-words';

// Grammars and fonts are read first, which takes its time on a busy machine.
jest.setTimeout(60_000);

const PRODUCT = createProduct('acme', 'Acme');
const DESCRIPTION = readFileSync(join(process.cwd(), 'content/api/openapi.yaml'), 'utf8');
const words = readWords(PRODUCT);
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

  test('has two pages A4 across', async () => {
    expect(pdf.numPages).toBe(2);
    expect((await pdf.getPage(1)).view.map(Math.round)).toEqual([0, 0, 842, 595]);
  });

  test('has every call of the description with method, path and summary, as text', () => {
    const calls = operations.filter(({ method }) => method !== 'EVENT');
    expect(calls.length).toBeGreaterThan(50);
    expect(
      calls
        .filter(({ method, path, summary }) => !text.includes(`${method} ${printedPath(path)} ${summary}`))
        .map(({ operationId }) => operationId),
    ).toEqual([]);
  });

  test('has both hosts, every type of webhook and of observer event, room option and name of a layout', () => {
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

  test('has every status that a call answers with', () => {
    const codes = new Set(
      operations
        .filter(({ tag }) => !tag.startsWith('Stream'))
        .flatMap(({ errors }) => errors.map(({ status }) => status)),
    );
    for (const code of codes) expect(text).toMatch(new RegExp(`\\b${code} [a-z]`));
  });

  test('has a title, a language and bookmarks to each section, and is tagged as PDF/UA', async () => {
    const { info, metadata } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: 'Acme API cheatsheet', Language: 'en-GB' });
    expect((metadata?.getRaw() as string).replace(/\s/g, '')).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const outline = await pdf.getOutline();
    expect(outline.map(({ title }) => title)).toEqual(buildSections(operations, words).map(({ title }) => title));
    expect(new Set(outline.map(({ dest }) => JSON.stringify(dest))).size).toBe(outline.length);
  });

  test('has headings, lists and nothing outside its tags', async () => {
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

  test('is the same file for the same description', async () => {
    expect((await buildCheatsheet(operations, PRODUCT)).equals(file)).toBe(true);
  });
});

test('a call without a section and a status without words are errors, not gaps', () => {
  const [first] = operations as [ApiOperation];
  expect(() => buildSections([{ ...first, tag: 'Cooking' }], words)).toThrow('no section for the tags "Cooking"');
  expect(() => buildSections([{ ...first, errors: [{ status: '418', cause: '', cure: '' }] }], words)).toThrow(
    'no words for status 418',
  );
});

test('more calls than two pages hold are an error', async () => {
  const [first] = operations as [ApiOperation];
  await expect(
    buildCheatsheet(
      Array.from({ length: 300 }, () => first),
      PRODUCT,
    ),
  ).rejects.toThrow('does not fit 2 pages');
});

test.each([
  [[3, 3, 3], 3, 10, [1, 1, 1]],
  [[1, 1, 4, 2, 2], 2, 10, [3, 2]],
  [[5], 2, 10, [1, 0]],
  [[5, 6, 5], 2, 10, undefined],
  [[11], 2, 10, undefined],
])('heights %j dealt to %i columns of at most %i give %j', (heights, columns, limit, expected) => {
  expect(fillColumns(heights, columns, limit)).toEqual(expected);
});

test.each([
  ['404: gone', 'words.yaml:1 field "404"'],
  ['sections: [{ titel: Room }]', 'words.yaml:1 field "sections.0.titel" is not allowed here'],
  ['title: [', 'words.yaml:1 is not valid YAML'],
  ['credentials: { api-key: 1 }', 'words.yaml:1 field "credentials.api-key": found 1'],
])('words with %s are refused with file, line and field', (source, message) => {
  expect(() => parseWords(source, 'words.yaml', {})).toThrow(message);
});
