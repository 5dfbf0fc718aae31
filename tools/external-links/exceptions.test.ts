import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatProblem } from '../../src/site/problems';
import { readExceptions } from './exceptions';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'exceptions-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const read = (text: string) => {
  writeFileSync(join(folder, 'exceptions.yaml'), text);
  return readExceptions(join(folder, 'exceptions.yaml'));
};
const rule = (pattern: string): string => `  - { pattern: '${pattern}', reason: a reason that says why }\n`;

test('one asterisk stands for anything but a slash, two for anything; all else is taken literally', () => {
  const { isExempt } = read(`exceptions:\n${rule('https://*.a.example/**')}${rule('https://b.example/*/x?y=1')}`);
  const exempt = [
    'https://c.a.example/',
    'https://c.d.a.example/e/f?g',
    'https://a.example/',
    'https://evil/b.a.example/',
    'https://c.aXexample/',
    'http://c.a.example/',
    'https://b.example/1/x?y=1',
    'https://b.example/1/2/x?y=1',
    'https://b.example/1/xy=1',
  ].filter(isExempt);
  expect(exempt).toEqual(['https://c.a.example/', 'https://c.d.a.example/e/f?g', 'https://b.example/1/x?y=1']);
});

test('an exception that no link needs is a problem of its line', () => {
  const { findUnused } = read(`exceptions:\n${rule('https://a.example/**')}${rule('https://b.example/**')}`);
  const problems = findUnused([{ url: 'https://a.example/x', pages: ['/'] }]).map(formatProblem);
  expect(problems).toEqual([
    expect.stringMatching(/exceptions\.yaml:3 has the pattern "https:\/\/b\.example\/\*\*", which no link/),
  ]);
});

test.each([
  [
    'exceptions:\n  - pattern: a.example\n    reason: a long reason',
    /:2 field "exceptions\.0\.pattern": found "a\.example"; expected a URL/,
  ],
  ['exceptions:\n  - pattern: https://a.example/\n', /:2 field "exceptions\.0\.reason": found nothing/],
  [
    'exceptions:\n  - pattern: https://a.example/\n    reason: no',
    /:3 field "exceptions\.0\.reason": found "no"; expected at least 10 characters/,
  ],
  ['except: []', /:1 field "except" is not allowed here; allowed: exceptions/],
  ['exceptions: [', /is not valid YAML/],
])('%j is rejected', (text, message) => {
  expect(() => read(text)).toThrow(message);
});
