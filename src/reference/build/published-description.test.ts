import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { toPublishedDescription } from './published-description';

const SITE = { url: 'https://docs.example', baseUrl: '/portal/' };

test('RTE-9 links to pages become absolute URLs with the base path, and nothing else changes', () => {
  const text = [
    '# A comment.',
    'paths:',
    '  /rooms:',
    '    get: { x-docs: \'/docs/rooms#list\', summary: "The path /docs/rooms" }',
    '    post:',
    '      x-docs: /docs/rooms   # where it is explained',
    'x-websockets:',
    '  - docs: /docs/socket',
    '    path: /docs/is-a-call',
    '',
  ].join('\n');
  expect(toPublishedDescription(text, SITE)).toBe(
    text
      .replace("'/docs/rooms#list'", 'https://docs.example/portal/docs/rooms#list')
      .replace('x-docs: /docs/rooms ', 'x-docs: https://docs.example/portal/docs/rooms ')
      .replace('docs: /docs/socket', 'docs: https://docs.example/portal/docs/socket'),
  );
});

test('RTE-9 the published description contains no path of a page without protocol and host', () => {
  const published = toPublishedDescription(readFileSync(resolve('content/api/openapi.yaml'), 'utf8'), SITE);
  const links: unknown[] = [];
  JSON.stringify(parse(published), (key, value: unknown) => {
    if (key === 'x-docs' || key === 'docs') links.push(value);
    return value;
  });
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter((link) => !String(link).startsWith('https://docs.example/portal/docs/'))).toEqual([]);
});
