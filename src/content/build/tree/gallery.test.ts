import { readFileSync } from 'node:fs';
import { createCompileServices } from '../compiler/compile-services';
import { createFileResolver } from '../compiler/resolve-files';
import { ADMONITION_KINDS } from './remark/admonitions';

const gallery = readFileSync('content/pages/gallery.mdx', 'utf8');
const { registry } = createCompileServices(createFileResolver(), () => undefined);

test.each(Object.keys(registry))('the gallery for authors shows %s', (name) => {
  expect(gallery).toMatch(new RegExp(`<${name}\\b`));
});

test.each(ADMONITION_KINDS)('the gallery for authors shows the admonition %s', (kind) => {
  expect(gallery).toContain(`:::${kind}\n`);
});
