import { readFileSync, writeFileSync } from 'node:fs';
import { inTestProject } from '../../site/build/test-support';
import type { HtmlFacts } from './read-html';

const FILE = '.cache/derived/page-facts.json';
const mockParse = jest.fn((html: string) => ({ links: [html] }));
jest.mock('./read-html', () => ({ readHtml: (html: string) => mockParse(html) }));

/** Gives the action a function that reads pages as one build does. */
async function withBuilds(action: (build: (...pages: string[]) => HtmlFacts[]) => void): Promise<void> {
  mockParse.mockClear();
  const environment = jest.replaceProperty(process, 'env', { ...process.env, BUILD_STAMP: 'code' });
  await inTestProject(
    {},
    () => import('./remembered-facts'),
    ({ createFactReader }) => {
      action((...pages) => {
        const reader = createFactReader();
        const facts = pages.map((html) => reader.read(html));
        reader.save();
        return facts;
      });
      return Promise.resolve();
    },
  ).finally(() => environment.restore());
}

test('parses a page once, and again when it has changed', () =>
  withBuilds((build) => {
    expect(build('<a>', '<b>')).toEqual([{ links: ['<a>'] }, { links: ['<b>'] }]);
    expect(build('<a>', '<c>')).toEqual([{ links: ['<a>'] }, { links: ['<c>'] }]);
    expect(mockParse.mock.calls).toEqual([['<a>'], ['<b>'], ['<c>']]);
  }));

test('forgets pages that no longer exist', () =>
  withBuilds((build) => {
    build('<a>', '<b>');
    build('<a>');
    const { value } = JSON.parse(readFileSync(FILE, 'utf8')) as { value: object };
    expect(Object.keys(value)).toHaveLength(1);
  }));

test('a damaged file means that all pages are parsed', () =>
  withBuilds((build) => {
    build('<a>');
    writeFileSync(FILE, '{"');
    expect(build('<a>')).toEqual([{ links: ['<a>'] }]);
    expect(mockParse).toHaveBeenCalledTimes(2);
  }));
